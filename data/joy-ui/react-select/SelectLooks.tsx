import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'soft', 'plain', 'solid'] as const;
const colors = ['neutral', 'primary', 'success', 'warning', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

const toOption = (value: string) => (
  <Option key={value} value={value}>
    {value}
  </Option>
);

export default function SelectLooks() {
  const [variant, setVariant] = React.useState<(typeof variants)[number]>('soft');
  const [color, setColor] = React.useState<(typeof colors)[number]>('primary');
  const [size, setSize] = React.useState<(typeof sizes)[number]>('md');
  const looks = { variant, color, size };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <FormControl>
        <FormLabel>Variant</FormLabel>
        <Select {...looks} value={variant} onChange={(_event, value) => value && setVariant(value)}>
          {variants.map(toOption)}
        </Select>
      </FormControl>
      <FormControl>
        <FormLabel>Color</FormLabel>
        <Select {...looks} value={color} onChange={(_event, value) => value && setColor(value)}>
          {colors.map(toOption)}
        </Select>
      </FormControl>
      <FormControl>
        <FormLabel>Size</FormLabel>
        <Select {...looks} value={size} onChange={(_event, value) => value && setSize(value)}>
          {sizes.map(toOption)}
        </Select>
      </FormControl>
    </Stack>
  );
}
