import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({ palette: { mode: 'dark' } });

export default function DarkElevations() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
          gap: 2,
          width: 1,
          p: 2,
          borderRadius: 1,
          bgcolor: 'background.default',
          color: 'text.primary',
        }}
      >
        {[0, 1, 4, 8, 16, 24].map((elevation) => (
          <Paper
            key={elevation}
            elevation={elevation}
            sx={{ display: 'grid', placeItems: 'center', height: 72 }}
          >
            {elevation}
          </Paper>
        ))}
      </Box>
    </ThemeProvider>
  );
}
