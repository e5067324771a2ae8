import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function DiscardNote() {
  const [open, setOpen] = React.useState(false);
  const [asking, setAsking] = React.useState(false);
  const [saved, setSaved] = React.useState('');
  const [note, setNote] = React.useState('');

  const handleOpen = () => {
    setNote(saved);
    setOpen(true);
  };

  // Cancel, Escape and the backdrop alike: ask only when something would be lost.
  const handleCancel = () => (note === saved ? setOpen(false) : setAsking(true));

  const handleSave = () => {
    setSaved(note);
    setOpen(false);
  };

  const handleDiscard = () => {
    setAsking(false);
    setOpen(false);
  };

  return (
    <Stack alignItems="flex-start">
      <Button variant="outlined" onClick={handleOpen}>
        {saved ? 'Edit note' : 'Add note'}
      </Button>
      <Dialog open={open} onClose={handleCancel} fullWidth maxWidth="xs">
        <DialogTitle>Note for the driver</DialogTitle>
        <DialogContent dividers>
          <TextField
            id="discard-note-text"
            label="Note"
            autoFocus
            fullWidth
            multiline
            minRows={2}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={handleCancel}>Cancel</Button>
          <Button onClick={handleSave}>Save</Button>
        </DialogActions>
        {/* Inside: when both close at once, the focus goes back from the inner one to the outer one. */}
        <Dialog
          open={asking}
          onClose={() => setAsking(false)}
          PaperProps={{ role: 'alertdialog' }}
          aria-describedby="discard-note-question"
        >
          <DialogTitle>Discard your changes?</DialogTitle>
          <DialogContent>
            <DialogContentText id="discard-note-question">
              The note has not been saved.
            </DialogContentText>
          </DialogContent>
          <DialogActions>
            <Button autoFocus onClick={() => setAsking(false)}>
              Keep editing
            </Button>
            <Button onClick={handleDiscard}>Discard</Button>
          </DialogActions>
        </Dialog>
      </Dialog>
    </Stack>
  );
}
