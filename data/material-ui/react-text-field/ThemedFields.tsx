import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider, useTheme, type Components, type Theme } from '@mui/material/styles';

const components: Components<Omit<Theme, 'components'>> = {
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { borderRadius: 8 },
      // The default outline is faint: 1.7:1 on white.
      notchedOutline: ({ theme }) => ({ borderColor: theme.palette.text.secondary }),
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: { '&::placeholder': { opacity: 0.65 } },
    },
  },
};

export default function ThemedFields() {
  const outerTheme = useTheme();
  const theme = React.useMemo(() => ({ ...outerTheme, components }), [outerTheme]);

  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TextField
          id="themed-vessel"
          label="Vessel"
          placeholder="Name or call sign"
          InputLabelProps={{ shrink: true }}
        />
        <TextField id="themed-berth" label="Berth" defaultValue="North quay 4" />
      </Stack>
    </ThemeProvider>
  );
}
