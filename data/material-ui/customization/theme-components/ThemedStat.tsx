import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import {
  createTheme,
  styled,
  ThemeProvider,
  useThemeProps,
  type ComponentsOverrides,
  type ComponentsProps,
  type ComponentsVariants,
} from '@mui/material/styles';

interface StatProps {
  label: string;
  value: string;
  align?: 'start' | 'center';
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MuiStat: StatProps;
  }
  interface ComponentNameToClassKey {
    MuiStat: 'root' | 'value';
  }
  interface Components<Theme = unknown> {
    MuiStat?: {
      defaultProps?: ComponentsProps['MuiStat'];
      styleOverrides?: ComponentsOverrides<Theme>['MuiStat'];
      variants?: ComponentsVariants<Theme>['MuiStat'];
    };
  }
}

type OwnerState = Required<Pick<StatProps, 'align'>>;

const StatRoot = styled('div', { name: 'MuiStat', slot: 'root' })<{ ownerState: OwnerState }>(
  ({ theme, ownerState }) => ({
    ...theme.typography.body2,
    textAlign: ownerState.align,
  }),
);

const StatValue = styled('div', { name: 'MuiStat', slot: 'value' })<{ ownerState: OwnerState }>(
  ({ theme }) => ({ ...theme.typography.h5 }),
);

function Stat(inProps: StatProps) {
  const props = useThemeProps({ props: inProps, name: 'MuiStat' });
  const { label, value, align = 'start' } = props;
  const ownerState = { ...props, align };
  return (
    <StatRoot ownerState={ownerState}>
      <StatValue ownerState={ownerState}>{value}</StatValue>
      {label}
    </StatRoot>
  );
}

const theme = createTheme({
  components: {
    MuiStat: {
      defaultProps: { align: 'center' },
      styleOverrides: {
        root: { padding: 16, border: '1px solid currentColor', borderRadius: 8 },
        value: { fontVariantNumeric: 'tabular-nums' },
      },
    },
  },
});

export default function ThemedStat() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
          <Stat label="Parcels today" value="1,284" />
          <Stat label="On time" value="97 %" />
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
