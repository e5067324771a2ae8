import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function PoliteMessage() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Copy account number
      </Button>
      {/* The region is there before the message, else it may not be read. */}
      <div role="status">
        <Snackbar
          open={open}
          autoHideDuration={6000}
          onClose={() => setOpen(false)}
          message="Account number copied"
          ContentProps={{ role: 'presentation' }}
        />
      </div>
    </div>
  );
}
