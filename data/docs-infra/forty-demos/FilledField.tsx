import TextField from '@mui/material/TextField';

export default function FilledField() {
  return <TextField id="filled-field" label="Street" variant="filled" />;
}
