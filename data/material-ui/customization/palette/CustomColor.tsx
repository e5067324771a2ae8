import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    moss: Palette['primary'];
  }
  interface PaletteOptions {
    moss?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    moss: true;
  }
}

const { palette } = createTheme();

const theme = createTheme({
  palette: { moss: palette.augmentColor({ color: { main: '#4a6b2a' }, name: 'moss' }) },
});

export default function CustomColor() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ width: 1, maxWidth: 360, p: 2 }}>
        <Typography component="p" variant="subtitle1" color="moss.main">
          Bed 4 is ready to plant
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, mb: 2 }}>
          Broad beans, two rows, 20 cm apart
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" color="moss">
            Mark as planted
          </Button>
          <Button variant="outlined" color="moss">
            Postpone
          </Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
