import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const countries = [
  { code: 'CH', label: 'Switzerland' },
  { code: 'IE', label: 'Ireland' },
  { code: 'NO', label: 'Norway' },
  { code: 'PT', label: 'Portugal' },
];

export default function TripForm() {
  const [country, setCountry] = React.useState<(typeof countries)[number] | null>(null);
  const [tried, setTried] = React.useState(false);
  const [message, setMessage] = React.useState('');
  const input = React.useRef<HTMLInputElement>(null);
  const missing = tried && country === null;

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (country === null) {
      setMessage('');
      input.current?.focus();
    } else {
      const sent = new FormData(event.currentTarget).get('country');
      setMessage(`Sent country=${typeof sent === 'string' ? sent : ''}.`);
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      spacing={2}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <Autocomplete
        autoHighlight
        id="trip-form-country"
        options={countries}
        value={country}
        onChange={(_event, next) => setCountry(next)}
        renderInput={(params) => (
          <TextField
            {...params}
            required
            label="Destination"
            inputRef={input}
            error={missing}
            helperText={missing ? 'Choose a country from the list' : ' '}
          />
        )}
      />
      <input type="hidden" name="country" value={country?.code ?? ''} />
      <Button type="submit" variant="contained">
        Plan the trip
      </Button>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
