import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import * as colors from '@mui/material/colors';
import { getContrastRatio } from '@mui/material/styles';

type Hue = Exclude<keyof typeof colors, 'common'>;

const hues = Object.keys(colors)
  .filter((name): name is Hue => name !== 'common')
  .sort();

export default function HueRamp() {
  const id = React.useId();
  const [hue, setHue] = React.useState<Hue>('teal');

  return (
    <Box sx={{ width: 1, maxWidth: 360 }}>
      <TextField
        select
        fullWidth
        id={id}
        label="Hue"
        size="small"
        value={hue}
        onChange={(event) => setHue(event.target.value as Hue)}
        SelectProps={{ native: true }}
      >
        {hues.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
      <Box
        component="ul"
        aria-label={`Shades of ${hue}, with their contrast on white`}
        sx={{ mt: 2, mb: 0, p: 0, listStyle: 'none', borderRadius: 1, overflow: 'hidden' }}
      >
        {Object.entries(colors[hue]).map(([shade, hex]) => {
          const onWhite = getContrastRatio(hex, '#fff');
          return (
            <Box
              key={shade}
              component="li"
              sx={{ display: 'flex', columnGap: 1.5, px: 1.5, py: 0.75, typography: 'body2' }}
              style={{ backgroundColor: hex, color: onWhite >= 4.5 ? '#fff' : '#000' }}
            >
              <Box component="span" sx={{ flex: '0 0 40px' }}>
                {shade}
              </Box>
              <span>{hex}</span>
              <Box component="span" sx={{ ml: 'auto' }}>
                {onWhite.toFixed(1)}:1
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
