import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function ExpandingNote() {
  const noteId = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-controls={noteId}
        onClick={() => setOpen(!open)}
      >
        Delivery details
      </Button>
      <Collapse
        id={noteId}
        in={open}
        timeout="auto"
        sx={{ '@media (prefers-reduced-motion: reduce)': { transition: 'none' } }}
      >
        <Typography variant="body2" sx={{ pt: 1.5 }}>
          The driver calls half an hour before arrival. Large parcels are carried to the door and
          not up the stairs. If nobody is at home, the parcel goes to the depot and waits there for
          seven days.
        </Typography>
      </Collapse>
    </Box>
  );
}
