import TextField from '@mui/material/TextField';

export default function ErrorField() {
  return (
    <TextField id="error-field" error label="Postcode" defaultValue="12" helperText="Five digits" />
  );
}
