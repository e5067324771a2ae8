import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme, type Components, type Theme } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    dashed: true;
  }
}

const components: Components<Omit<Theme, 'components'>> = {
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
};

export default function ThemedButtons() {
  const outerTheme = useTheme();
  const theme = React.useMemo(() => ({ ...outerTheme, components }), [outerTheme]);

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" alignItems="center">
        <Button variant="dashed">Add a stop</Button>
        <Button variant="dashed" color="secondary">
          Add a note
        </Button>
        <Button variant="contained" size="large">
          Save itinerary
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
