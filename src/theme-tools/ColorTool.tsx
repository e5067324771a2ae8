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
import { chooseText, FIRST_CHOICES, paletteColor, themeCode, type ColorChoice } from './hues';
import { ToolPanel } from './ToolPanel';

/** Chooses a primary and a secondary colour, shows them, and sets them for the whole site. */
export function ColorTool() {
  const translate = useTranslate();
  const [siteColors, setSiteColors] = usePreference(palettePreference);
  const [changed, setChanged] = useState<Partial<Record<PaletteName, ColorChoice>>>({});
  const [status, setStatus] = useState('');
  // What was set before is where choosing goes on.
  const choices = {
    primary: changed.primary ?? choiceOf('primary', siteColors),
    secondary: changed.secondary ?? choiceOf('secondary', siteColors),
  };

  const change = (name: PaletteName, choice: ColorChoice) => {
    setChanged((before) => ({ ...before, [name]: choice }));
    setStatus('');
  };
  const set = () => {
    const { primary, secondary } = choices;
    setSiteColors({ primary: paletteColor(primary), secondary: paletteColor(secondary) });
    setStatus(translate('colorsSet'));
  };
  const reset = () => {
    setSiteColors({});
    setChanged({});
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
  return main === undefined ? FIRST_CHOICES[name] : chooseText(FIRST_CHOICES[name], main);
}
