import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ResponsiveDialog() {
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [open, setOpen] = React.useState(false);
  const [guest, setGuest] = React.useState('Mrs Adeyemi');

  const handleClose = () => setOpen(false);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setGuest(String(new FormData(event.currentTarget).get('guest')));
    setOpen(false);
  };

  const saveButton = (
    <Button color="inherit" type="submit" form="responsive-dialog-form">
      Save
    </Button>
  );

  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <Typography role="status">Room 31 is booked for {guest}.</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Edit booking
      </Button>
      <Dialog open={open} onClose={handleClose} fullScreen={fullScreen} fullWidth maxWidth="xs">
        {fullScreen ? (
          <AppBar position="static">
            <Toolbar>
              <IconButton edge="start" color="inherit" aria-label="Cancel" onClick={handleClose}>
                <CloseIcon />
              </IconButton>
              <DialogTitle sx={{ flex: 1, px: 1 }}>Booking</DialogTitle>
              {saveButton}
            </Toolbar>
          </AppBar>
        ) : (
          <DialogTitle>Booking</DialogTitle>
        )}
        <DialogContent dividers>
          <Stack
            component="form"
            id="responsive-dialog-form"
            spacing={2}
            onSubmit={handleSubmit}
            sx={{ pt: 1 }}
          >
            <TextField
              id="responsive-dialog-guest"
              name="guest"
              label="Guest"
              required
              defaultValue={guest}
            />
            <TextField
              id="responsive-dialog-nights"
              name="nights"
              label="Nights"
              defaultValue="3"
            />
          </Stack>
        </DialogContent>
        {!fullScreen && (
          <DialogActions>
            <Button color="inherit" onClick={handleClose}>
              Cancel
            </Button>
            {saveButton}
          </DialogActions>
        )}
      </Dialog>
    </Stack>
  );
}
