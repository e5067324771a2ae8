import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const themes = {
  4: createTheme({ spacing: 4 }),
  8: createTheme({ spacing: 8 }),
  12: createTheme({ spacing: 12 }),
};

export default function UnitComparison() {
  const [unit, setUnit] = React.useState<keyof typeof themes>(8);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <ToggleButtonGroup
        exclusive
        size="small"
        value={unit}
        onChange={(_event, value: keyof typeof themes | null) => value && setUnit(value)}
        aria-label="Spacing unit"
      >
        <ToggleButton value={4}>4 px</ToggleButton>
        <ToggleButton value={8}>8 px</ToggleButton>
        <ToggleButton value={12}>12 px</ToggleButton>
      </ToggleButtonGroup>
      <ThemeProvider theme={themes[unit]}>
        <Paper variant="outlined" sx={{ p: 2, maxWidth: 280 }}>
          <Stack spacing={1} alignItems="flex-start">
            <Typography>Parcel 88-104</Typography>
            <Typography variant="body2">Ready for collection at the depot until Friday.</Typography>
            <Button variant="contained">Show code</Button>
          </Stack>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
