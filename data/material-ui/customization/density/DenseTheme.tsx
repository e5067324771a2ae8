import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiAutocomplete: { defaultProps: { size: 'small' } },
    MuiButton: { defaultProps: { size: 'small' } },
    MuiButtonGroup: { defaultProps: { size: 'small' } },
    MuiCheckbox: { defaultProps: { size: 'small' } },
    MuiFormControl: { defaultProps: { size: 'small', margin: 'dense' } },
    MuiIconButton: { defaultProps: { size: 'small' } },
    MuiList: { defaultProps: { dense: true } },
    MuiRadio: { defaultProps: { size: 'small' } },
    MuiTable: { defaultProps: { size: 'small' } },
    MuiToggleButtonGroup: { defaultProps: { size: 'small' } },
    MuiToolbar: { defaultProps: { variant: 'dense' } },
  },
});

export default function DenseTheme() {
  const id = React.useId();

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 360 }}>
        <Stack alignItems="flex-start">
          <TextField id={`${id}-customer`} label="Customer" fullWidth />
          <TextField id={`${id}-city`} label="City" fullWidth />
          <FormControlLabel control={<Checkbox defaultChecked />} label="Only open orders" />
          <Button variant="contained">Filter</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
