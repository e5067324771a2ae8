import * as React from 'react';
import { Snackbar, type SnackbarProps } from '@mui/base/Snackbar';
import { styled } from '@mui/system';

const Message = styled(Snackbar)({
  position: 'fixed',
  zIndex: 1400,
  insetBlockEnd: 16,
  insetInlineStart: 16,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  maxWidth: 'calc(100vw - 56px)',
  padding: 12,
  borderRadius: 8,
  color: 'light-dark(#fff, #0f172b)',
  backgroundColor: 'light-dark(#1d293d, #e2e8f0)',
});

const List = styled('ul')({ minHeight: 100, margin: 0, paddingInlineStart: 20 });

const all = ['Invoice 2031', 'Invoice 2032', 'Invoice 2033'];

export default function ArchiveUndo() {
  const button = React.useRef<HTMLButtonElement>(null);
  const [archived, setArchived] = React.useState<string[]>([]);
  const [open, setOpen] = React.useState(false);
  const next = all.find((invoice) => !archived.includes(invoice));

  const archive = () => {
    if (!next) return;
    setArchived([...archived, next]);
    setOpen(true);
  };

  // The focus would go with the buttons of the message.
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const undo = () => {
    setArchived(archived.slice(0, -1));
    close();
  };

  // Work goes on by clicking elsewhere: that is no reason to take the way back.
  const handleClose: SnackbarProps['onClose'] = (_event, reason) => {
    if (reason !== 'clickaway') setOpen(false);
  };

  return (
    <div>
      <List>
        {all.map((invoice) => !archived.includes(invoice) && <li key={invoice}>{invoice}</li>)}
      </List>
      <button ref={button} type="button" aria-disabled={!next} onClick={archive}>
        Archive the first
      </button>
      <div role="status">
        <Message open={open} onClose={handleClose}>
          {archived.at(-1)} archived
          <button type="button" onClick={undo}>
            Undo
          </button>
          <button type="button" onClick={close}>
            Close
          </button>
        </Message>
      </div>
    </div>
  );
}
