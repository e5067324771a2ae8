import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

function mistakeIn(email: string) {
  if (!email) return 'Enter an email address.';
  if (!/^\S+@\S+\.\S+$/.test(email)) return 'Enter an address like name@company.com.';
  return '';
}

export default function InviteColleague() {
  const [mistake, setMistake] = React.useState('');
  const [invited, setInvited] = React.useState('');
  const inputRef = React.useRef<HTMLInputElement>(null);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = inputRef.current?.value.trim() ?? '';
    const found = mistakeIn(email);
    setMistake(found);
    setInvited(found ? '' : email);
    if (found) inputRef.current?.focus();
  };

  return (
    <Stack
      component="form"
      aria-label="Invite a colleague"
      noValidate
      onSubmit={handleSubmit}
      spacing={1.5}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <FormControl required error={mistake !== ''}>
        <FormLabel>Work email</FormLabel>
        <Input
          type="email"
          name="email"
          defaultValue="mira@studio"
          autoComplete="email"
          error={mistake !== ''}
          onChange={() => setMistake('')}
          slotProps={{ input: { ref: inputRef } }}
        />
        <FormHelperText sx={mistake ? { color: 'danger.plainColor' } : undefined}>
          {mistake || 'The invitation is valid for seven days.'}
        </FormHelperText>
      </FormControl>
      <Button type="submit">Send invitation</Button>
      <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
        {invited && `Invitation sent to ${invited}.`}
      </Typography>
    </Stack>
  );
}
