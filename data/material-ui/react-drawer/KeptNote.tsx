import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function KeptNote() {
  const [open, setOpen] = React.useState(false);
  const fieldRef = React.useRef<HTMLTextAreaElement>(null);

  return (
    <div>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Notes on the call
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        ModalProps={{ keepMounted: true }}
        // autoFocus acts when an element is mounted: here long before the drawer opens.
        SlideProps={{ onEntered: () => fieldRef.current?.focus() }}
        PaperProps={{
          role: 'dialog',
          'aria-labelledby': 'kept-note-title',
          sx: { boxSizing: 'border-box', width: 280, p: 2, gap: 2 },
        }}
      >
        <Typography id="kept-note-title" variant="h6" component="h2">
          Notes on the call
        </Typography>
        <TextField
          id="kept-note-text"
          label="Notes"
          multiline
          rows={6}
          inputRef={fieldRef}
          helperText="They stay here while the page is open."
        />
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Drawer>
    </div>
  );
}
