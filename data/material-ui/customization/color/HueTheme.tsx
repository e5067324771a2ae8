import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { deepOrange, indigo } from '@mui/material/colors';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: { light: indigo[300], main: indigo[600], dark: indigo[800] },
    secondary: { light: deepOrange[700], main: deepOrange[900], dark: '#8c2500' },
  },
});

export default function HueTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ width: 1, maxWidth: 360, p: 2 }}>
        <Typography component="p" variant="subtitle1">
          Choir recording, take 3
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, mb: 2 }}>
          12 minutes, 64% uploaded
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained">Pause</Button>
          <Button variant="outlined" color="secondary">
            Discard
          </Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
