import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    dashed: true;
  }
}

const theme = createTheme({
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { textTransform: 'none', borderRadius: 8 },
        sizeLarge: { paddingBlock: 12 },
      },
      variants: [
        {
          props: { variant: 'dashed' },
          style: ({ theme }) => ({
            padding: '5px 15px',
            border: '1px dashed currentColor',
            color: theme.palette.text.primary,
          }),
        },
        {
          props: { variant: 'dashed', color: 'secondary' },
          style: ({ theme }) => ({ color: theme.palette.secondary.main }),
        },
      ],
    },
  },
});

export default function ThemedButtons() {
  return (
    <ThemeProvider theme={theme}>
      <Paper elevation={0} sx={{ p: 2 }}>
        <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" alignItems="center">
          <Button variant="dashed">Add a stop</Button>
          <Button variant="dashed" color="secondary">
            Add a note
          </Button>
          <Button variant="contained" size="large">
            Save itinerary
          </Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
