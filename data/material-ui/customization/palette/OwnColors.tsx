import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: { main: '#00695c' },
    secondary: { main: '#8e3b63' },
  },
});

export default function OwnColors() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ width: 1, maxWidth: 360, p: 2 }}>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Typography component="p" variant="subtitle1">
            Night train to Vienna
          </Typography>
          <Chip size="small" color="secondary" label="2 berths left" />
        </Stack>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, mb: 2 }}>
          Leaves at 20:17, arrives at 08:45
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained">Book a berth</Button>
          <Button>Stops</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
