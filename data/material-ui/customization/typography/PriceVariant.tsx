import type * as React from 'react';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    price: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    price?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    price: true;
  }
}

const theme = createTheme({
  typography: {
    price: {
      fontSize: '2.25rem',
      fontWeight: 700,
      lineHeight: 1.2,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  components: {
    MuiTypography: { defaultProps: { variantMapping: { price: 'p' } } },
  },
});

export default function PriceVariant() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 320 }}>
        <Typography variant="body2">Day ticket, two zones</Typography>
        <Typography variant="price">€7.40</Typography>
        <Typography variant="body2">Week ticket, two zones</Typography>
        <Typography variant="price">€31.00</Typography>
      </Paper>
    </ThemeProvider>
  );
}
