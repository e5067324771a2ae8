import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const themes = [
  createTheme({ palette: { mode: 'light' } }),
  createTheme({ palette: { mode: 'dark' } }),
];

export default function LightAndDark() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: 1 }}>
      {themes.map((theme) => (
        <ThemeProvider key={theme.palette.mode} theme={theme}>
          <Paper elevation={3} sx={{ flex: '1 1 200px', minWidth: 0, p: 2 }}>
            <Typography variant="overline">{theme.palette.mode}</Typography>
            <Typography component="p" variant="subtitle1">
              Observatory, dome 2
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
              Clear until 02:40
            </Typography>
            <Button variant="contained">Open dome</Button>
          </Paper>
        </ThemeProvider>
      ))}
    </Box>
  );
}
