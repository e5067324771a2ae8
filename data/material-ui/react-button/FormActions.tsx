import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FormActions() {
  const [savedName, setSavedName] = React.useState('Lisbon offsite');
  const [name, setName] = React.useState(savedName);
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setSavedName(name);
    setMessage(`Saved as “${name}”.`);
  };

  const handleDiscard = () => {
    setName(savedName);
    setMessage('Changes discarded.');
  };

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TextField
        id="form-actions-name"
        label="Trip name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        autoComplete="off"
      />
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" justifyContent="flex-end">
        <Button onClick={handleDiscard}>Discard</Button>
        <Button type="submit" variant="contained">
          Save changes
        </Button>
      </Stack>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
