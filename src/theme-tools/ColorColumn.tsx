import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useTranslate } from '@/i18n/useTranslate';
import { BLACK, contrastRatio, formatHex, parseColor, WHITE } from '@/lib/colors';
import type { PaletteName } from '@/theme/paletteColors';
import { tonesOf } from '@/theme/paletteCss';
import { choose, chooseText, hueColor, HUES, paletteColor, SHADES, type ColorChoice } from './hues';

interface ColorColumnProps {
  name: PaletteName;
  choice: ColorChoice;
  onChange: (choice: ColorChoice) => void;
}

/** The ways to choose one color: by text, by shade and by hue. */
export function ColorColumn({ name, choice, onChange }: ColorColumnProps) {
  const translate = useTranslate();
  const label = translate(name === 'primary' ? 'primaryColor' : 'secondaryColor');
  const shade = String(SHADES[choice.shade]);
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <TextField
        id={name}
        label={label}
        value={choice.text}
        onChange={(event) => onChange(chooseText(choice, event.target.value))}
        error={!parseColor(choice.text)}
        helperText={parseColor(choice.text) ? ' ' : translate('notAColor')}
        autoComplete="off"
        inputProps={{ spellCheck: false }}
      />
      <Box sx={{ px: 1 }}>
        <span id={`${name}-shade`}>{translate('shade', { shade })}</span>
        <Slider
          aria-labelledby={`${name}-shade`}
          value={choice.shade}
          min={0}
          max={SHADES.length - 1}
          step={1}
          getAriaValueText={(index) => String(SHADES[index])}
          onChange={(_event, index) => onChange(choose(choice.hue, Number(index)))}
        />
      </Box>
      <Swatches role="radiogroup" aria-label={translate('hueOf', { color: label })}>
        {HUES.map((hue) => (
          <Swatch key={hue} title={hue}>
            <input
              type="radio"
              name={`${name}-hue`}
              aria-label={hue}
              checked={choice.hue === hue}
              onChange={() => onChange(choose(hue, choice.shade))}
            />
            <span style={{ background: hueColor(hue, choice.shade) }} />
          </Swatch>
        ))}
      </Swatches>
      <ColorBar choice={choice} />
    </Box>
  );
}

/** The dark, the main and the light tone that a palette makes of a color, with the text color it puts on them. */
function ColorBar({ choice }: { choice: ColorChoice }) {
  const { dark, main, light } = tonesOf(paletteColor(choice));
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      {[dark, main, light].map((tone, index) => {
        const ink = contrastRatio(tone, WHITE) >= contrastRatio(tone, BLACK) ? '#fff' : '#000';
        return (
          <Box key={index} sx={{ p: 1.5 }} style={{ background: formatHex(tone), color: ink }}>
            {formatHex(tone)}
          </Box>
        );
      })}
    </Box>
  );
}

const Swatches = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(24px, 1fr))',
  gap: 4,
});

const Swatch = styled('label')({
  position: 'relative',
  display: 'block',
  height: 32,
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& span': {
    display: 'block',
    height: '100%',
    borderRadius: 6,
    border: '2px solid transparent',
    forcedColorAdjust: 'none',
  },
  '& input:checked + span': {
    borderColor: 'var(--mui-palette-background-default)',
    boxShadow: '0 0 0 2px var(--mui-palette-text-primary)',
  },
  '& input:focus-visible + span': { outline: '2px solid var(--primary)', outlineOffset: 4 },
});
