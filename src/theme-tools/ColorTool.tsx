import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { usePreference } from '@/preferences/usePreference';
import { PALETTE_NAMES, type PaletteName } from '@/theme/paletteColors';
import { palettePreference } from '@/theme/themePreferences';
import { CodeBlock } from '@/ui/CodeBlock';
import { ColorColumn } from './ColorColumn';
import { ColorSample } from './ColorSample';
import { chooseText, FIRST_CHOICES, paletteColor, themeCode, type ColorChoice } from './hues';
import { ToolPanel } from './ToolPanel';

/** Chooses a primary and a secondary colour, shows them, and sets them for the whole site. */
export function ColorTool() {
  const translate = useTranslate();
  const [choices, setChoices] = useState(FIRST_CHOICES);
  const [siteColors, setSiteColors] = usePreference(palettePreference);
  const [status, setStatus] = useState('');

  // What was set before is where choosing goes on.
  useEffect(() => {
    setChoices((before) => ({
      primary: chosenBefore(before.primary, siteColors.primary?.main),
      secondary: chosenBefore(before.secondary, siteColors.secondary?.main),
    }));
  }, [siteColors]);

  const change = (name: PaletteName, choice: ColorChoice) => {
    setChoices((before) => ({ ...before, [name]: choice }));
    setStatus('');
  };
  const set = () => {
    setSiteColors({
      primary: paletteColor(choices.primary),
      secondary: paletteColor(choices.secondary),
    });
    setStatus(translate('colorsSet'));
  };
  const reset = () => {
    setSiteColors({});
    setChoices(FIRST_CHOICES);
    setStatus(translate('colorsReset'));
  };

  return (
    <ToolPanel
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
      }}
    >
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
      <Stack
        direction="row"
        useFlexGap
        flexWrap="wrap"
        spacing={1.5}
        alignItems="center"
        sx={{ gridColumn: '1 / -1' }}
      >
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

function chosenBefore(choice: ColorChoice, main: string | undefined): ColorChoice {
  return main === undefined ? choice : chooseText(choice, main);
}
