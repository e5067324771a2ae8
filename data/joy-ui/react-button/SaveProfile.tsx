import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const messages = { idle: '', saving: 'Saving…', saved: 'Display name saved.' };

export default function SaveProfile() {
  const [status, setStatus] = React.useState<keyof typeof messages>('idle');
  const submitRef = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => {
    // The button could not keep the focus while it was disabled.
    if (status === 'saved' && document.activeElement === document.body) {
      submitRef.current?.focus();
    }
  }, [status]);

  const handleSubmit = async (event: React.FormEvent) => {
    event.preventDefault();
    setStatus('saving');
    await wait(1500);
    setStatus('saved');
  };

  return (
    <Stack
      component="form"
      aria-label="Profile"
      onSubmit={handleSubmit}
      spacing={1.5}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <FormControl required>
        <FormLabel>Display name</FormLabel>
        <Input name="displayName" defaultValue="Ines Okafor" autoComplete="nickname" />
      </FormControl>
      <Button
        ref={submitRef}
        type="submit"
        loading={status === 'saving'}
        loadingPosition="start"
        loadingIndicator={<CircularProgress thickness={3} aria-label="Saving" />}
      >
        Save changes
      </Button>
      <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
        {messages[status]}
      </Typography>
    </Stack>
  );
}
