import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ConfirmDelete() {
  const descriptionId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [deleted, setDeleted] = React.useState(false);

  const handleDelete = () => {
    setDeleted(true);
    setOpen(false);
  };

  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <Typography role="status">
        {deleted ? 'The pricing-page preview was deleted.' : 'The pricing-page preview is running.'}
      </Typography>
      {/* One button for both states: focus returns to it when the dialog closes. */}
      <Button
        variant="outlined"
        color={deleted ? 'primary' : 'error'}
        onClick={() => (deleted ? setDeleted(false) : setOpen(true))}
      >
        {deleted ? 'Start a new preview' : 'Delete preview'}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-describedby={descriptionId}
        PaperProps={{ role: 'alertdialog' }}
      >
        <DialogTitle>Delete this preview?</DialogTitle>
        <DialogContent>
          <DialogContentText id={descriptionId}>
            Its address stops working at once and its build logs are removed.
          </DialogContentText>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button autoFocus onClick={() => setOpen(false)}>
            Keep
          </Button>
          <Button
            variant="contained"
            color="error"
            sx={{ bgcolor: 'error.dark' }}
            onClick={handleDelete}
          >
            Delete preview
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
