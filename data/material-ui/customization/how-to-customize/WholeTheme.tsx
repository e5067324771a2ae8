import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const standard = createTheme();

const own = createTheme({
  palette: { primary: { main: '#6a1b4d' } },
  shape: { borderRadius: 0 },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { textTransform: 'none' } },
    },
  },
});

function Invitation() {
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="subtitle1" component="p">
        Reading on Thursday
      </Typography>
      <Typography variant="body2" gutterBottom>
        Two seats are left.
      </Typography>
      <Button variant="contained">Keep a seat</Button>
    </Paper>
  );
}

export default function WholeTheme() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
      <ThemeProvider theme={standard}>
        <Invitation />
      </ThemeProvider>
      <ThemeProvider theme={own}>
        <Invitation />
      </ThemeProvider>
    </Stack>
  );
}
