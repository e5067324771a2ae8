import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input, { type InputProps } from '@mui/joy/Input';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

const variants: InputProps['variant'][] = ['outlined', 'soft', 'plain', 'solid'];
const colors = ['neutral', 'primary', 'success', 'warning', 'danger'] as const;

export default function InputLooks() {
  const [color, setColor] = React.useState<InputProps['color']>('neutral');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <RadioGroup
        name="InputLooks-color"
        aria-label="Color"
        orientation="horizontal"
        value={color}
        onChange={(event) => setColor(event.target.value as (typeof colors)[number])}
        sx={{ '--RadioGroup-gap': '0px', flexWrap: 'wrap', gap: 1.5 }}
      >
        {colors.map((value) => (
          <Radio key={value} value={value} label={value} size="sm" />
        ))}
      </RadioGroup>
      {variants.map((variant) => (
        <FormControl key={variant}>
          <FormLabel>{variant}</FormLabel>
          <Input variant={variant} color={color} defaultValue="14 Harbor Lane" />
        </FormControl>
      ))}
    </Stack>
  );
}
