import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function FirstTheme() {
  const { mode } = useTheme().palette;
  const theme = React.useMemo(
    () =>
      createTheme({
        palette: { mode, primary: { main: mode === 'dark' ? '#80cbc4' : '#00695c' } },
        shape: { borderRadius: 10 },
        typography: { button: { textTransform: 'none' } },
      }),
    [mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <Card variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
        <CardContent>
          <Typography variant="overline">Invoice 2041</Typography>
          <Typography variant="h5" component="p">
            €184.50
          </Typography>
          <Typography variant="body2" color="text.secondary">
            Due on 30 June
          </Typography>
        </CardContent>
        <CardActions sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained">Pay now</Button>
          <Button>View details</Button>
        </CardActions>
      </Card>
    </ThemeProvider>
  );
}
