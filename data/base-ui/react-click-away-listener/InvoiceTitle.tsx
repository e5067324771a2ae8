import * as React from 'react';
import { flushSync } from 'react-dom';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { styled } from '@mui/system';

const Title = styled('button')({
  font: 'inherit',
  fontWeight: 600,
  padding: '6px 8px',
  border: '1px dashed light-dark(#62748e, #90a1b9)',
  borderRadius: 6,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'text',
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
});

const Field = styled('input')({
  font: 'inherit',
  fontWeight: 600,
  boxSizing: 'border-box',
  width: 220,
  padding: '6px 8px',
  border: '1px solid light-dark(#1447e6, #8ec5ff)',
  borderRadius: 6,
  color: 'inherit',
  backgroundColor: 'transparent',
});

export default function InvoiceTitle() {
  const titleRef = React.useRef<HTMLButtonElement>(null);
  const [title, setTitle] = React.useState('Repairs in March');
  const [draft, setDraft] = React.useState<string | null>(null);

  const finish = (next: string | null) => {
    setTitle(next?.trim() || title);
    setDraft(null);
  };

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (['Enter', 'Escape', 'Tab'].includes(event.key)) {
      flushSync(() => finish(event.key === 'Escape' ? title : draft));
      titleRef.current?.focus();
    }
  };

  return (
    <div>
      {draft === null ? (
        <Title ref={titleRef} aria-label={`Rename ${title}`} onClick={() => setDraft(title)}>
          {title}
        </Title>
      ) : (
        <ClickAwayListener
          mouseEvent="onMouseDown"
          touchEvent="onTouchStart"
          onClickAway={() => finish(draft)}
        >
          <Field
            aria-label="Title of the invoice"
            autoFocus
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={handleKeyDown}
          />
        </ClickAwayListener>
      )}
      <p role="status">Saved title: {title}</p>
    </div>
  );
}
