import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CloseReasons() {
  const [open, setOpen] = React.useState(false);
  const [hint, setHint] = React.useState('');
  const [result, setResult] = React.useState('Nothing signed.');

  const handleOpen = () => {
    setHint('');
    setOpen(true);
  };

  const finish = (text: string) => {
    setResult(text);
    setOpen(false);
  };

  const handleClose: DialogProps['onClose'] = (_event, reason) => {
    if (reason === 'backdropClick') {
      setHint('Still open: sign, or press Cancel or Escape.');
    } else {
      finish('Closed by Escape.');
    }
  };

  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <Button variant="outlined" onClick={handleOpen}>
        Sign delivery note
      </Button>
      <Typography role="status">{result}</Typography>
      <Dialog open={open} onClose={handleClose} aria-describedby="close-reasons-text">
        <DialogTitle>Delivery note 77</DialogTitle>
        <DialogContent>
          <DialogContentText id="close-reasons-text">
            Twelve pallets, none damaged.
          </DialogContentText>
          <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: '3em' }}>
            {hint}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => finish('Canceled.')}>Cancel</Button>
          <Button onClick={() => finish('Signed.')}>Sign</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
