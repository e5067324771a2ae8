import TextField from '@mui/material/TextField';

export default function NameField() {
  return <TextField id="name-field" label="Name" />;
}
