import TextField from '@mui/material/TextField';

export default function MaxWidth() {
  return <TextField id="max-width" fullWidth label="At most 220 px wide" />;
}
