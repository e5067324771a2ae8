import * as React from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar, { type SnackbarProps } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';

export default function PaidUndo() {
  const toggle = React.useRef<HTMLButtonElement>(null);
  const snackbar = React.useRef<HTMLDivElement>(null);
  const [paid, setPaid] = React.useState(false);
  const [open, setOpen] = React.useState(false);

  const handleToggle = () => {
    setPaid(!paid);
    setOpen(!paid);
  };

  // The message goes with its buttons: a focus inside has to go somewhere else.
  const close = () => {
    if (snackbar.current?.contains(document.activeElement)) toggle.current?.focus();
    setOpen(false);
  };

  const handleUndo = () => {
    setPaid(false);
    close();
  };

  const handleClose: SnackbarProps['onClose'] = (_event, reason) => {
    if (reason !== 'clickaway') close();
  };

  const action = (
    <>
      <Button color="inherit" size="small" onClick={handleUndo}>
        Undo
      </Button>
      <IconButton color="inherit" size="small" aria-label="Close message" onClick={close}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </>
  );

  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <Typography>Invoice 2052 is {paid ? 'paid' : 'open'}.</Typography>
      <Button ref={toggle} variant="outlined" onClick={handleToggle}>
        {paid ? 'Mark as open' : 'Mark as paid'}
      </Button>
      <Snackbar
        ref={snackbar}
        open={open}
        autoHideDuration={10000}
        resumeHideDuration={10000}
        onClose={handleClose}
        message="Invoice 2052 marked as paid"
        action={action}
      />
    </Stack>
  );
}
