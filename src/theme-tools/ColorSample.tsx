import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Switch from '@mui/material/Switch';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useTranslate } from '@/i18n/useTranslate';
import { schemeOf } from '@/theme/paintTheme';
import { paletteVariables } from '@/theme/paletteCss';
import { PALETTE_NAMES, type PaletteName } from '@/theme/paletteColors';
import { useThemeValue } from '@/theme/ThemeProvider';
import { paletteColor, type ColorChoice } from './hues';

/** Components in the chosen colors. Only variables change: the theme is that of every demo. */
export function ColorSample({ choices }: { choices: Record<PaletteName, ColorChoice> }) {
  const translate = useTranslate();
  const scheme = schemeOf(useThemeValue('paletteMode'));
  const colors = {
    primary: paletteColor(choices.primary),
    secondary: paletteColor(choices.secondary),
  };
  return (
    <Box
      role="group"
      aria-label={translate('colorSample')}
      data-color-sample=""
      style={paletteVariables(colors, scheme)}
      sx={{ minWidth: 0, border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
    >
      <AppBar component="div" position="static" enableColorOnDark>
        <Toolbar variant="dense">
          <Typography component="p" variant="subtitle1">
            {translate('colorSample')}
          </Typography>
        </Toolbar>
      </AppBar>
      {PALETTE_NAMES.map((color) => {
        const label = translate(color === 'primary' ? 'primaryColor' : 'secondaryColor');
        return (
          <Box
            key={color}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', p: 2 }}
          >
            <Button color={color} variant="contained">
              {label}
            </Button>
            <Button color={color} variant="outlined">
              {label}
            </Button>
            <Chip color={color} label={label} />
            <Switch color={color} defaultChecked inputProps={{ 'aria-label': label }} />
            <LinearProgress
              color={color}
              variant="determinate"
              value={60}
              aria-label={label}
              sx={{ width: '100%' }}
            />
          </Box>
        );
      })}
    </Box>
  );
}
