import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const euros = new Intl.NumberFormat('en-IE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** The number that somebody typed, NaN when it is none. */
function parse(text: string) {
  const plain = text.replace(/[,\s]/g, '');
  return /^\d+(\.\d*)?$/.test(plain) ? Number(plain) : NaN;
}

export default function InvoiceAmount() {
  const [text, setText] = React.useState('1,250.00');
  const net = parse(text);
  const wrong = text !== '' && Number.isNaN(net);

  return (
    <Stack sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl error={wrong}>
        <FormLabel>Net amount in euros</FormLabel>
        <Input
          startDecorator="€"
          error={wrong}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => !Number.isNaN(net) && setText(euros.format(net))}
          slotProps={{ input: { inputMode: 'decimal' } }}
        />
        <FormHelperText sx={wrong ? { color: 'danger.plainColor' } : undefined}>
          {wrong
            ? 'Enter an amount like 1250.50.'
            : `With 23% VAT: €${euros.format((net || 0) * 1.23)}`}
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}
