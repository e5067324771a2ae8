import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function NumericFields() {
  const [code, setCode] = React.useState('');
  const [amount, setAmount] = React.useState('184.50');
  const amountIsValid = /^\d+([.,]\d{1,2})?$/.test(amount);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField
        id="numeric-code"
        label="Six-digit code"
        value={code}
        onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, 6))}
        autoComplete="one-time-code"
        inputProps={{ inputMode: 'numeric' }}
        helperText={`${code.length} of 6 digits`}
      />
      <TextField
        id="numeric-amount"
        label="Amount in euros"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        inputProps={{ inputMode: 'decimal' }}
        error={!amountIsValid}
        helperText={amountIsValid ? ' ' : 'Write it like 184.50'}
      />
    </Stack>
  );
}
