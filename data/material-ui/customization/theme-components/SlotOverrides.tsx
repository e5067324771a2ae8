import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiAlert: {
      styleOverrides: {
        // One slot each. The function sees the props of the alert, defaults included.
        root: ({ ownerState }) => ({
          borderRadius: 0,
          borderInlineStart: '6px solid currentColor',
          ...(ownerState.severity === 'error' && { fontWeight: 700 }),
        }),
        icon: { alignItems: 'center' },
        message: ({ theme }) => ({ paddingBlock: theme.spacing(1.5) }),
      },
    },
  },
});

export default function SlotOverrides() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420, p: 2 }}>
        <Stack spacing={1}>
          <Alert severity="info">The lift is serviced on Monday.</Alert>
          <Alert severity="error">The east entrance is closed.</Alert>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
