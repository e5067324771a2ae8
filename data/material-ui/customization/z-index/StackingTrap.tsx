import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function StackingTrap() {
  const [trapped, setTrapped] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={
          <Switch checked={trapped} onChange={(event) => setTrapped(event.target.checked)} />
        }
        label="zIndex: 0 on the first card"
      />
      <Box sx={{ isolation: 'isolate', mt: 1 }}>
        <Paper
          variant="outlined"
          sx={{
            position: 'relative',
            zIndex: trapped ? 0 : 'auto',
            boxSizing: 'border-box',
            height: 72,
            p: 2,
          }}
        >
          <Typography>First card</Typography>
          <Box
            sx={{
              position: 'absolute',
              zIndex: 'tooltip',
              top: 60,
              insetInline: 16,
              p: 1,
              borderRadius: 1,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            <Typography variant="body2">Hint of the first card, zIndex 1500</Typography>
          </Box>
        </Paper>
        <Paper variant="outlined" sx={{ position: 'relative', zIndex: 1, p: 2, pt: 7 }}>
          <Typography>Second card, zIndex 1</Typography>
        </Paper>
      </Box>
    </Box>
  );
}
