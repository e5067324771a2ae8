import TextField from '@mui/material/TextField';

export default function StandardField() {
  return <TextField id="standard-field" label="Town" variant="standard" />;
}
