import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';

const ports = ['Aarhus', 'Bergen', 'Cork', 'Gdynia', 'Tallinn'];

export default function KeptFilters() {
  const [open, setOpen] = React.useState(false);
  const firstRef = React.useRef<HTMLInputElement>(null);

  return (
    <Stack alignItems="flex-start">
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Choose ports
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        keepMounted
        // autoFocus acts when an element is mounted: here long before the dialog opens.
        TransitionProps={{ onEnter: () => firstRef.current?.focus() }}
      >
        <DialogTitle>Ports</DialogTitle>
        <DialogContent dividers>
          <FormGroup>
            {ports.map((port, index) => (
              <FormControlLabel
                key={port}
                control={<Checkbox inputRef={index === 0 ? firstRef : undefined} />}
                label={port}
              />
            ))}
          </FormGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
