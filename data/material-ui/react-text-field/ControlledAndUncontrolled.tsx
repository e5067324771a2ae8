import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function ControlledAndUncontrolled() {
  const [slug, setSlug] = React.useState('spring-sale');
  const [submitted, setSubmitted] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSubmitted(`${String(data.get('title'))} at /${slug}`);
  };

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TextField
        id="uncontrolled-title"
        name="title"
        label="Page title"
        defaultValue="Spring sale"
        helperText="Uncontrolled: read when the form is sent"
      />
      <TextField
        id="controlled-slug"
        label="Address"
        value={slug}
        onChange={(event) => setSlug(event.target.value.toLowerCase().replace(/[^a-z0-9]+/g, '-'))}
        helperText="Controlled: rewritten while you type"
      />
      <Button type="submit" variant="outlined">
        Create page
      </Button>
      <Typography variant="body2" role="status">
        {submitted && `Created ${submitted}`}
      </Typography>
    </Stack>
  );
}
