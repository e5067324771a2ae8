import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, type PaletteOptions } from '@mui/material/styles';

const palettes: Record<'light' | 'dark', PaletteOptions> = {
  light: {
    mode: 'light',
    primary: { main: '#00695c' },
    background: { default: '#f4f1ea', paper: '#fffdf8' },
    text: { primary: '#1f2a28', secondary: '#4d5b58' },
  },
  dark: {
    mode: 'dark',
    primary: { main: '#80cbc4' },
    background: { default: '#101a1d', paper: '#16232a' },
    text: { primary: '#e6f0ef', secondary: '#a7bbb8' },
  },
};

const themes = {
  light: createTheme({ palette: palettes.light }),
  dark: createTheme({ palette: palettes.dark }),
};

export default function ModePalettes() {
  const [mode, setMode] = React.useState<'light' | 'dark'>('dark');

  return (
    <ThemeProvider theme={themes[mode]}>
      <Box
        sx={{
          width: 1,
          maxWidth: 400,
          p: 2,
          borderRadius: 1,
          bgcolor: 'background.default',
          color: 'text.primary',
        }}
      >
        <FormControlLabel
          control={
            <Switch
              checked={mode === 'dark'}
              onChange={(event) => setMode(event.target.checked ? 'dark' : 'light')}
            />
          }
          label="Dark"
        />
        <Paper sx={{ mt: 1, p: 2 }}>
          <Typography component="p" variant="subtitle1">
            Tide at the north pier
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
            High water at 05:52 and 18:14
          </Typography>
          <Button variant="contained">Set an alarm</Button>
        </Paper>
      </Box>
    </ThemeProvider>
  );
}
