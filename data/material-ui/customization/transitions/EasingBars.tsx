import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const easings = ['easeInOut', 'easeOut', 'easeIn', 'sharp'] as const;

export default function EasingBars() {
  const [wide, setWide] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 480 }}>
      {easings.map((easing) => (
        <div key={easing}>
          <Typography variant="body2">{easing}</Typography>
          <Box
            sx={{
              height: 12,
              width: wide ? '100%' : '10%',
              bgcolor: 'primary.main',
              transition: ({ transitions }) =>
                transitions.create('width', { duration: 1200, easing: transitions.easing[easing] }),
              '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
            }}
          />
        </div>
      ))}
      <Button variant="outlined" onClick={() => setWide(!wide)} sx={{ alignSelf: 'flex-start' }}>
        {wide ? 'Shrink the bars' : 'Grow the bars'}
      </Button>
    </Stack>
  );
}
