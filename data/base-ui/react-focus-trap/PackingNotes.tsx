import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { styled } from '@mui/system';

const Button = styled('button')({
  font: 'inherit',
  padding: '8px 14px',
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
});

const Panel = styled('div')({
  display: 'grid',
  gap: 8,
  width: 240,
  marginBlockStart: 12,
  padding: 16,
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
});

const Note = styled('textarea')({
  font: 'inherit',
  boxSizing: 'border-box',
  width: '100%',
  color: 'inherit',
  backgroundColor: 'transparent',
});

export default function PackingNotes() {
  const noteId = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <label>
        <input type="checkbox" /> Fragile
      </label>{' '}
      <Button aria-expanded={open} onClick={() => setOpen(true)}>
        Packing notes
      </Button>
      {open && (
        <FocusTrap open disableEnforceFocus>
          <Panel
            role="group"
            aria-label="Packing notes"
            tabIndex={-1}
            onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
          >
            <label htmlFor={noteId}>Note for the packer</label>
            <Note id={noteId} rows={2} autoFocus />
            <Button onClick={() => setOpen(false)}>Done</Button>
          </Panel>
        </FocusTrap>
      )}
    </div>
  );
}
