import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarProps } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const ShowMessage = React.createContext<(text: string) => void>(() => undefined);

// Stands once, around the whole application.
function Messages({ children }: { children: React.ReactNode }) {
  const [message, setMessage] = React.useState({ id: 0, text: '' });
  const [open, setOpen] = React.useState(false);

  const show = React.useCallback((text: string) => {
    setMessage(({ id }) => ({ id: id + 1, text }));
    setOpen(true);
  }, []);

  const handleClose: SnackbarProps['onClose'] = (_event, reason) => {
    if (reason !== 'clickaway') setOpen(false);
  };

  return (
    <ShowMessage.Provider value={show}>
      {children}
      <div role="status">
        <Snackbar
          key={message.id}
          open={open}
          autoHideDuration={6000}
          onClose={handleClose}
          message={message.text}
          ContentProps={{ role: 'presentation' }}
        />
      </div>
    </ShowMessage.Provider>
  );
}

function SupplierActions() {
  const showMessage = React.useContext(ShowMessage);

  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      <Button onClick={() => showMessage('Reminder sent')}>Send reminder</Button>
      <Button onClick={() => showMessage('Added to your favorites')}>Add to favorites</Button>
    </Stack>
  );
}

export default function MessageProvider() {
  return (
    <Messages>
      <SupplierActions />
    </Messages>
  );
}
