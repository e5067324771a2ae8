import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';

const mains = { Petrol: '#00695c', Sky: '#0288d1', Pumpkin: '#ed6c02', Mustard: '#c9a227' };

export default function DerivedShades() {
  const id = React.useId();
  const [main, setMain] = React.useState(mains.Sky);
  const [tonalOffset, setTonalOffset] = React.useState(0.2);
  const [contrastThreshold, setContrastThreshold] = React.useState(3);

  const { light, dark, contrastText } = React.useMemo(
    () => createTheme({ palette: { primary: { main }, tonalOffset, contrastThreshold } }),
    [main, tonalOffset, contrastThreshold],
  ).palette.primary;

  return (
    <Stack spacing={2} sx={{ width: 1, maxWidth: 420, color: 'text.primary' }}>
      <TextField
        select
        id={`${id}-main`}
        label="main"
        size="small"
        value={main}
        onChange={(event) => setMain(event.target.value)}
        SelectProps={{ native: true }}
      >
        {Object.entries(mains).map(([name, hex]) => (
          <option key={hex} value={hex}>
            {name}, {hex}
          </option>
        ))}
      </TextField>
      <Box sx={{ px: 1 }}>
        <Typography id={`${id}-offset`} variant="body2">
          tonalOffset: {tonalOffset}
        </Typography>
        <Slider
          aria-labelledby={`${id}-offset`}
          min={0}
          max={0.5}
          step={0.05}
          value={tonalOffset}
          onChange={(_event, value) => setTonalOffset(Number(value))}
        />
      </Box>
      <FormControl>
        <FormLabel id={`${id}-threshold`}>contrastThreshold</FormLabel>
        <RadioGroup
          row
          aria-labelledby={`${id}-threshold`}
          name={`${id}-threshold`}
          value={contrastThreshold}
          onChange={(event) => setContrastThreshold(Number(event.target.value))}
        >
          <FormControlLabel value={3} control={<Radio />} label="3" />
          <FormControlLabel value={4.5} control={<Radio />} label="4.5" />
        </RadioGroup>
      </FormControl>
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {Object.entries({ light, main, dark, contrastText }).map(([token, color]) => (
          <Box component="li" key={token} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Box
              sx={{
                flex: 'none',
                width: 32,
                height: 32,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
              }}
              style={{ backgroundColor: color }}
            />
            <Typography variant="body2" sx={{ minWidth: 0 }}>
              {token}: {color}
            </Typography>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
