import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';

export default function Playground() {
  const [isSquare, setIsSquare] = React.useState(false);

  return (
    <Box sx={{ p: 2 }}>
      <FormControlLabel
        control={
          <Switch checked={isSquare} onChange={(event) => setIsSquare(event.target.checked)} />
        }
        label="Square corners"
      />
      <Paper square={isSquare} variant="outlined" sx={{ mt: 2, p: 2 }}>
        The box reaches the edges of the demo.
      </Paper>
    </Box>
  );
}
