import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarProps } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const payers = ['Okafor Bakery', 'Lindqvist & Co', 'Café Ribeira'];

export default function PaymentQueue() {
  const [count, setCount] = React.useState(0);
  const [queue, setQueue] = React.useState<{ id: number; text: string }[]>([]);
  const [leaving, setLeaving] = React.useState(false);
  const message = queue[0];

  const handlePayment = () => {
    setQueue([...queue, { id: count, text: `${payers[count % payers.length]} has paid` }]);
    setCount(count + 1);
  };

  const handleClose: SnackbarProps['onClose'] = (_event, reason) => {
    if (reason !== 'clickaway') setLeaving(true);
  };

  // The next one comes when the last one has left.
  const handleExited = () => {
    setQueue((waiting) => waiting.slice(1));
    setLeaving(false);
  };

  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <Button variant="outlined" onClick={handlePayment}>
        Book a payment
      </Button>
      <Typography>Messages waiting: {Math.max(queue.length - 1, 0)}</Typography>
      <div role="status">
        <Snackbar
          key={message?.id}
          open={message !== undefined && !leaving}
          autoHideDuration={4000}
          onClose={handleClose}
          TransitionProps={{ onExited: handleExited }}
          message={message?.text}
          ContentProps={{ role: 'presentation' }}
        />
      </div>
    </Stack>
  );
}
