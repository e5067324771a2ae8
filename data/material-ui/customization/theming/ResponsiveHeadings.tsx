import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, responsiveFontSizes, ThemeProvider } from '@mui/material/styles';

const fixedTheme = createTheme();
const responsiveTheme = responsiveFontSizes(fixedTheme);

function Sample({ label }: { label: string }) {
  return (
    <Paper variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
        Night trains
      </Typography>
    </Paper>
  );
}

export default function ResponsiveHeadings() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ThemeProvider theme={fixedTheme}>
        <Sample label="Fixed: h3 is always 3rem" />
      </ThemeProvider>
      <ThemeProvider theme={responsiveTheme}>
        <Sample label="Responsive: h3 is 2rem below 600 pixels" />
      </ThemeProvider>
    </Stack>
  );
}
