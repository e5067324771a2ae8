import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const outerTheme = createTheme({
  typography: { button: { textTransform: 'none' } },
  components: { MuiButton: { defaultProps: { variant: 'outlined' } } },
});

// A complete theme: its own typography and its own, empty, components.
const separateTheme = createTheme({ spacing: 4 });

// The same change, on top of whatever is outside.
const extendTheme = (outer: Theme) => createTheme({ ...outer, spacing: 4 });

function Actions({ title }: { title: string }) {
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="body2" gutterBottom>
        {title}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button>Check in</Button>
        <Button>Change seat</Button>
      </Stack>
    </Paper>
  );
}

export default function NestedThemes() {
  return (
    <ThemeProvider theme={outerTheme}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <Actions title="Outer theme" />
        <ThemeProvider theme={separateTheme}>
          <Actions title="Inner theme, given as an object" />
        </ThemeProvider>
        <ThemeProvider theme={extendTheme}>
          <Actions title="Inner theme, given as a function" />
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}
