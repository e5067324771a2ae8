import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

const tides = ['3:10, low', '9:25, high', '15:40, low', '21:50, high'];

export default function TideSheet() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={1.5} alignItems="center">
      <Typography align="center">Swipe up from the lower edge, or press the button.</Typography>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Tides
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        PaperProps={{
          role: 'dialog',
          'aria-labelledby': 'tide-sheet-title',
          sx: { px: 3, pb: 3, borderTopLeftRadius: 16, borderTopRightRadius: 16 },
        }}
      >
        {/* The handle says that the sheet can be dragged. */}
        <Box sx={{ alignSelf: 'center', width: 32, height: 4, my: 1, bgcolor: 'text.secondary' }} />
        <Typography id="tide-sheet-title" variant="h6" component="h2">
          Tides of today
        </Typography>
        {tides.map((tide) => (
          <Typography key={tide}>{tide}</Typography>
        ))}
        <Button onClick={() => setOpen(false)} sx={{ alignSelf: 'flex-start', mt: 1, ml: -1 }}>
          Close
        </Button>
      </SwipeableDrawer>
    </Stack>
  );
}
