import * as React from 'react';
import Search from '@mui/icons-material/Search';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputDecorators() {
  const [code, setCode] = React.useState('SPRING15');
  const [applied, setApplied] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Search suppliers</FormLabel>
        <Input type="search" startDecorator={<Search />} defaultValue="paper" />
      </FormControl>
      <FormControl>
        <FormLabel>Parcel weight in kilograms</FormLabel>
        <Input
          endDecorator="kg"
          defaultValue="2.4"
          slotProps={{ input: { inputMode: 'decimal' } }}
        />
      </FormControl>
      <FormControl>
        <FormLabel>Voucher code</FormLabel>
        <Input
          value={code}
          onChange={(event) => setCode(event.target.value)}
          endDecorator={
            <Button variant="soft" onClick={() => setApplied(code)}>
              Apply
            </Button>
          }
        />
        <FormHelperText role="status">{applied && `${applied} is applied.`}</FormHelperText>
      </FormControl>
    </Stack>
  );
}
