import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PaymentDeclined() {
  const [open, setOpen] = React.useState(false);
  const [message, setMessage] = React.useState('Invoice 2041 is due.');

  const handleAnswer = (answer: string) => {
    setMessage(answer);
    setOpen(false);
  };

  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <Typography role="status">{message}</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Pay €184.50
      </Button>
      <Dialog
        open={open}
        onClose={() => handleAnswer('Invoice 2041 is due.')}
        PaperProps={{ role: 'alertdialog' }}
        aria-describedby="payment-declined-text"
      >
        <DialogTitle>The card was declined</DialogTitle>
        <DialogContent>
          <DialogContentText id="payment-declined-text">
            Nothing was paid. The card ending in 4417 has expired.
          </DialogContentText>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button autoFocus onClick={() => handleAnswer('Invoice 2041 is due.')}>
            Pay later
          </Button>
          <Button onClick={() => handleAnswer('Invoice 2041 is paid by transfer.')}>
            Pay by transfer
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
