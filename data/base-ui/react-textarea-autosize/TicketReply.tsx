import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

const Form = styled('form')({ display: 'grid', gap: 8, width: '100%', maxWidth: 320 });

const Textarea = styled(TextareaAutosize)({
  font: 'inherit',
  boxSizing: 'border-box',
  width: '100%',
  padding: 12,
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  resize: 'none',
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
  '&:not([aria-hidden])': { minHeight: 'calc(1lh + 26px)' },
});

export default function TicketReply() {
  const id = React.useId();
  const [reply, setReply] = React.useState('');
  const [sent, setSent] = React.useState(0);

  const send = () => {
    if (!reply.trim()) return;
    setSent(sent + 1);
    setReply('');
  };

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id}>Reply to ticket 318</label>
      <Textarea
        id={id}
        aria-describedby={`${id}-keys`}
        maxRows={5}
        value={reply}
        onChange={(event) => setReply(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <span id={`${id}-keys`}>Ctrl or ⌘ with Enter sends.</span>
      <button type="submit">Send</button>
      <output>{sent > 0 && (sent === 1 ? '1 reply sent' : `${sent} replies sent`)}</output>
    </Form>
  );
}
