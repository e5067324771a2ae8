import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
    MuiButton: { defaultProps: { variant: 'contained', disableElevation: true } },
    MuiStack: { defaultProps: { spacing: 2, useFlexGap: true } },
  },
});

export default function DefaultPropsForm() {
  const id = React.useId();

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 360, p: 2 }}>
        <Stack>
          <TextField id={`${id}-name`} label="Guest name" autoComplete="off" />
          <TextField id={`${id}-room`} label="Room" autoComplete="off" />
          <Stack direction="row" flexWrap="wrap">
            <Button>Check in</Button>
            <Button variant="text">Later</Button>
          </Stack>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
