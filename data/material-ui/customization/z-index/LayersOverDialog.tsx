import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';

export default function LayersOverDialog() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [seat, setSeat] = React.useState('window');

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Change seat
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={`${id}-title`}>
        <DialogTitle id={`${id}-title`}>Change seat</DialogTitle>
        <DialogContent>
          <TextField
            select
            fullWidth
            id={`${id}-seat`}
            label="Seat"
            margin="dense"
            value={seat}
            onChange={(event) => setSeat(event.target.value)}
          >
            <MenuItem value="window">Window</MenuItem>
            <MenuItem value="aisle">Aisle</MenuItem>
            <MenuItem value="table">At a table</MenuItem>
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Tooltip title="You can change it once more" describeChild>
            <Button onClick={() => setOpen(false)}>Confirm seat</Button>
          </Tooltip>
        </DialogActions>
      </Dialog>
    </div>
  );
}
