import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Tank = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 96,
  overflow: 'hidden',
  border: '2px solid currentColor',
  borderRadius: theme.shape.borderRadius,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 'calc(100% - var(--level)) 0 0',
    backgroundColor: theme.palette.primary.main,
  },
}));

export default function RunningValue() {
  const [level, setLevel] = React.useState(60);

  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <Typography id="running-value-label" variant="body2" gutterBottom>
        Rainwater, {level} %
      </Typography>
      <Tank aria-hidden style={{ ['--level' as string]: `${level}%` }} />
      <Slider
        aria-labelledby="running-value-label"
        value={level}
        onChange={(_event, value) => setLevel(Number(value))}
      />
    </Box>
  );
}
