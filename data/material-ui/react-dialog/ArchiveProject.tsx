import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ArchiveProject() {
  const [open, setOpen] = React.useState(false);
  const [archived, setArchived] = React.useState(false);

  const handleConfirm = () => {
    setArchived(!archived);
    setOpen(false);
  };

  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <Typography role="status">Harbor bridge is {archived ? 'archived' : 'active'}.</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {archived ? 'Restore project' : 'Archive project'}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-describedby="archive-project-text">
        <DialogTitle>{archived ? 'Restore' : 'Archive'} Harbor bridge?</DialogTitle>
        <DialogContent>
          <DialogContentText id="archive-project-text">
            {archived
              ? 'The project returns to the list of every member.'
              : 'The project leaves the list of every member. Its drawings and invoices are kept.'}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button onClick={handleConfirm}>{archived ? 'Restore' : 'Archive'}</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
