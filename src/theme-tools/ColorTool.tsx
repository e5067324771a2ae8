import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { usePreference } from '@/preferences/usePreference';
import { PALETTE_NAMES, type PaletteColors, type PaletteName } from '@/theme/paletteColors';
import { palettePreference } from '@/theme/themePreferences';
import { CodeBlock } from '@/ui/CodeBlock';
import { ColorColumn } from './ColorColumn';
import { ColorSample } from './ColorSample';
import { choiceOfColor, FIRST_CHOICES, paletteColor, themeCode, type ColorChoice } from './hues';
import { ToolPanel } from './ToolPanel';

/** What was chosen since the site's colors were set. */
interface Changed {
  siteColors: PaletteColors;
  choices: Partial<Record<PaletteName, ColorChoice>>;
}

/** Chooses a primary and a secondary color, shows them, and sets them for the whole site. */
export function ColorTool() {
  const translate = useTranslate();
  const [siteColors, setSiteColors] = usePreference(palettePreference);
  const [changed, setChanged] = useState<Changed>({ siteColors, choices: {} });
  const [status, setStatus] = useState('');
  // What is set, here or elsewhere, is where choosing goes on.
  const own = changed.siteColors === siteColors ? changed.choices : {};
  const choices = {
    primary: own.primary ?? choiceOf('primary', siteColors),
    secondary: own.secondary ?? choiceOf('secondary', siteColors),
  };

  const change = (name: PaletteName, choice: ColorChoice) => {
    setChanged({ siteColors, choices: { ...own, [name]: choice } });
    setStatus('');
  };
  const set = () => {
    const colors = {
      primary: paletteColor(choices.primary),
      secondary: paletteColor(choices.secondary),
    };
    setSiteColors(colors);
    setChanged({ siteColors: colors, choices });
    setStatus(translate('colorsSet'));
  };
  const reset = () => {
    // A new object: also what was chosen and not set is undone.
    setSiteColors({});
    setStatus(translate('colorsReset'));
  };

  return (
    <ToolPanel sx={GRID}>
      {PALETTE_NAMES.map((name) => (
        <ColorColumn
          key={name}
          name={name}
          choice={choices[name]}
          onChange={(choice) => change(name, choice)}
        />
      ))}
      <ColorSample choices={choices} />
      <CodeBlock code={themeCode(choices)} copyLabel={translate('copy')} />
      <Stack direction="row" useFlexGap sx={BUTTONS}>
        <Button variant="contained" onClick={set}>
          {translate('setColors')}
        </Button>
        <Button variant="outlined" onClick={reset}>
          {translate('resetColors')}
        </Button>
        <span role="status">{status}</span>
      </Stack>
    </ToolPanel>
  );
}

const GRID = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
};

const BUTTONS = { gridColumn: '1 / -1', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 };

function choiceOf(name: PaletteName, siteColors: PaletteColors): ColorChoice {
  const main = siteColors[name]?.main;
  return main === undefined ? FIRST_CHOICES[name] : choiceOfColor(main, FIRST_CHOICES[name]);
}
