import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, styled, ThemeProvider, useTheme } from '@mui/material/styles';

interface Transit {
  lines: { tram: string; bus: string };
  badgeSize: number;
}

declare module '@mui/material/styles' {
  interface Theme {
    transit: Transit;
  }
  interface ThemeOptions {
    transit?: Transit;
  }
}

const theme = createTheme({
  transit: {
    lines: { tram: '#a3231b', bus: '#005a73' },
    badgeSize: 40,
  },
});

const Badge = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: theme.transit.badgeSize,
  height: theme.transit.badgeSize,
  borderRadius: '50%',
  color: '#fff',
  fontWeight: theme.typography.fontWeightBold,
}));

function Legend() {
  const { lines } = useTheme().transit;
  return (
    <Typography variant="body2" sx={{ mt: 2 }}>
      Tram lines use {lines.tram}, bus lines use {lines.bus}.
    </Typography>
  );
}

export default function CustomVariables() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 360, p: 2 }}>
        <Stack spacing={1}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Badge sx={{ bgcolor: ({ transit }) => transit.lines.tram }}>T1</Badge>
            <Typography>Old Town to University</Typography>
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Badge sx={{ bgcolor: ({ transit }) => transit.lines.bus }}>42</Badge>
            <Typography>Airport to Central Station</Typography>
          </Box>
        </Stack>
        <Legend />
      </Paper>
    </ThemeProvider>
  );
}
