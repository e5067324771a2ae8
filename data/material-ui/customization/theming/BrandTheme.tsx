import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: { main: '#00695c' },
    secondary: { main: '#7a3b00' },
  },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: 'Georgia, "Times New Roman", serif',
    button: { textTransform: 'none' },
  },
});

export default function BrandTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 360, p: 2 }}>
        <Stack spacing={1.5} alignItems="flex-start">
          <Typography variant="h6" component="p">
            Harbor ferry
          </Typography>
          <Typography color="text.secondary">Leaves from pier 4 every 20 minutes.</Typography>
          <Chip color="secondary" label="Bicycles allowed" />
          <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
            <Button variant="contained">Buy a ticket</Button>
            <Button>Timetable</Button>
          </Stack>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
