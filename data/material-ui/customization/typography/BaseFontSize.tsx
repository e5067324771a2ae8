import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

export default function BaseFontSize() {
  const [fontSize, setFontSize] = React.useState(14);
  const theme = React.useMemo(() => createTheme({ typography: { fontSize } }), [fontSize]);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={fontSize}
        onChange={(_event, value: number | null) => value && setFontSize(value)}
        aria-label="typography.fontSize"
      >
        <ToggleButton value={12}>12</ToggleButton>
        <ToggleButton value={14}>14</ToggleButton>
        <ToggleButton value={16}>16</ToggleButton>
        <ToggleButton value={18}>18</ToggleButton>
      </ToggleButtonGroup>
      <ThemeProvider theme={theme}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Typography>body1: {theme.typography.body1.fontSize}</Typography>
          <Typography variant="body2" gutterBottom>
            body2: {theme.typography.body2.fontSize}
          </Typography>
          <Button variant="outlined">Check in</Button>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
