import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const words: Record<SnackbarCloseReason, string> = {
  timeout: 'Closed: the time was over.',
  clickaway: 'Closed: a click elsewhere.',
  escapeKeyDown: 'Closed: the Escape key.',
};

export default function SnackbarReasons() {
  const [open, setOpen] = React.useState(false);
  const [lasting, setLasting] = React.useState(false);
  const [result, setResult] = React.useState('Nothing exported yet.');

  const handleOpen = () => {
    setResult('The message is open.');
    setOpen(true);
  };

  const handleClose = (_event: unknown, reason: SnackbarCloseReason) => {
    if (lasting && reason === 'clickaway') return;
    setResult(words[reason]);
    setOpen(false);
  };

  return (
    <Stack spacing={1} alignItems="flex-start">
      <FormControlLabel
        control={
          <Switch checked={lasting} onChange={(event) => setLasting(event.target.checked)} />
        }
        label="Stay when clicking elsewhere"
      />
      <Button variant="outlined" onClick={handleOpen}>
        Export price list
      </Button>
      <Typography>{result}</Typography>
      <Snackbar
        open={open}
        autoHideDuration={5000}
        onClose={handleClose}
        message="Price list exported"
      />
    </Stack>
  );
}
