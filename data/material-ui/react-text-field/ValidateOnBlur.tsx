import * as React from 'react';
import TextField from '@mui/material/TextField';

function findProblem(email: string) {
  if (email === '') {
    return 'Enter an email address';
  }
  return /^\S+@\S+\.\S+$/.test(email) ? '' : 'Enter an address such as name@example.com';
}

export default function ValidateOnBlur() {
  const [email, setEmail] = React.useState('');
  const [left, setLeft] = React.useState(false);
  const problem = left ? findProblem(email) : '';

  return (
    <TextField
      id="validate-on-blur-email"
      label="Work email"
      type="email"
      autoComplete="email"
      fullWidth
      sx={{ maxWidth: 320 }}
      value={email}
      onChange={(event) => setEmail(event.target.value)}
      onBlur={() => setLeft(true)}
      error={problem !== ''}
      helperText={problem || 'We send the receipt there'}
      FormHelperTextProps={{ 'aria-live': 'polite' }}
    />
  );
}
