import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const fields = [
  { name: 'name', label: 'Full name', token: 'name', hint: 'Enter the recipient’s name' },
  { name: 'street', label: 'Street and number', token: 'address-line1', hint: 'Enter a street' },
  { name: 'postcode', label: 'Postcode', token: 'postal-code', hint: 'Enter a postcode' },
  { name: 'city', label: 'Town or city', token: 'address-level2', hint: 'Enter a town or city' },
] as const;

type Name = (typeof fields)[number]['name'];

const empty: Record<Name, string> = { name: '', street: '', postcode: '', city: '' };

export default function AddressForm() {
  const inputs = React.useRef<Partial<Record<Name, HTMLInputElement | null>>>({});
  const [values, setValues] = React.useState(empty);
  const [touched, setTouched] = React.useState<Partial<Record<Name, boolean>>>({});
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const missing = fields.filter((field) => values[field.name].trim() === '');
    const [firstMissing] = missing;
    setTouched({ name: true, street: true, postcode: true, city: true });
    if (firstMissing) {
      setMessage(`Not saved: ${missing.length} of ${fields.length} fields need attention.`);
      inputs.current[firstMissing.name]?.focus();
    } else {
      setMessage(`We deliver to ${values.name}, ${values.city}.`);
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      spacing={2}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      {fields.map(({ name, label, token, hint }) => {
        const invalid = Boolean(touched[name]) && values[name].trim() === '';
        return (
          <TextField
            key={name}
            id={`address-form-${name}`}
            name={name}
            label={label}
            required
            autoComplete={`shipping ${token}`}
            value={values[name]}
            inputRef={(node: HTMLInputElement | null) => {
              inputs.current[name] = node;
            }}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
            onBlur={() => setTouched((current) => ({ ...current, [name]: true }))}
            error={invalid}
            helperText={invalid && hint}
          />
        );
      })}
      <Button type="submit" variant="contained">
        Save address
      </Button>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
