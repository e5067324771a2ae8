import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    soft: true;
  }
}

const theme = createTheme({
  components: {
    MuiChip: {
      variants: [
        {
          props: { variant: 'soft' },
          style: { borderRadius: 6, color: '#1f2933', backgroundColor: '#e4e9ed' },
        },
        {
          props: { variant: 'soft', color: 'success' },
          style: { color: '#0b4a1b', backgroundColor: '#d7f0dc' },
        },
        {
          props: { variant: 'soft', color: 'error' },
          style: { color: '#7a1410', backgroundColor: '#fbe1df' },
        },
        {
          props: { variant: 'soft', size: 'small' },
          style: { textTransform: 'uppercase', letterSpacing: '0.04em' },
        },
      ],
    },
  },
});

export default function SoftChips() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" alignItems="center">
          <Chip variant="soft" label="Draft" />
          <Chip variant="soft" color="success" label="Paid" />
          <Chip variant="soft" color="error" label="Overdue" />
          <Chip variant="soft" color="success" size="small" label="Refunded" />
          <Chip variant="outlined" label="Outlined" />
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
