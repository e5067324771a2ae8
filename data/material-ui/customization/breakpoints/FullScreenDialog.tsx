import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

export default function FullScreenDialog() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);
  const { breakpoints } = useTheme();
  const narrow = useMediaQuery(breakpoints.down('sm'));

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the house rules
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullScreen={narrow}
        aria-labelledby={titleId}
      >
        <DialogTitle id={titleId}>House rules</DialogTitle>
        <DialogContent>
          <DialogContentText>
            Quiet hours start at 22:00. Bicycles go to the shed behind the house.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
