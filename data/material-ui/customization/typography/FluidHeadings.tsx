import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, responsiveFontSizes, ThemeProvider } from '@mui/material/styles';

const fixed = createTheme();
const responsive = responsiveFontSizes(createTheme());

const samples = [
  { name: 'Default theme', theme: fixed },
  { name: 'With responsiveFontSizes', theme: responsive },
];

export default function FluidHeadings() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {samples.map(({ name, theme }) => (
        <ThemeProvider key={name} theme={theme}>
          <Paper variant="outlined" sx={{ p: 2, overflowWrap: 'anywhere' }}>
            <Typography variant="body2">{name}</Typography>
            <Typography variant="h3" component="p">
              Harbor
            </Typography>
            <Typography variant="h5" component="p">
              Ferries on Sunday
            </Typography>
          </Paper>
        </ThemeProvider>
      ))}
    </Stack>
  );
}
