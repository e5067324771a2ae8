import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const theme = createTheme({
  components: {
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
  },
});

export default function ThemedFields() {
  return (
    <ThemeProvider theme={theme}>
      <Paper elevation={0} sx={{ p: 2, width: '100%', maxWidth: 352 }}>
        <Stack spacing={2}>
          <TextField
            id="themed-vessel"
            label="Vessel"
            placeholder="Name or call sign"
            InputLabelProps={{ shrink: true }}
          />
          <TextField id="themed-berth" label="Berth" defaultValue="North quay 4" />
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
