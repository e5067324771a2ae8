import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  typography: {
    fontFamily: 'Verdana, "DejaVu Sans", sans-serif',
    fontWeightMedium: 700,
    h5: {
      fontFamily: 'Georgia, "DejaVu Serif", serif',
      fontWeight: 700,
      letterSpacing: '-0.01em',
    },
    button: { textTransform: 'none' },
  },
});

export default function EditorialFonts() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 400 }}>
        <Typography variant="h5" component="p" gutterBottom>
          The night train returns
        </Typography>
        <Typography variant="body2" sx={{ mb: 1 }}>
          From March, sleeping cars leave every evening at ten and arrive before breakfast.
        </Typography>
        <Button variant="outlined">Read the timetable</Button>
      </Paper>
    </ThemeProvider>
  );
}
