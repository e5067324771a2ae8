import TextField from '@mui/material/TextField';

export default function NotesField() {
  return <TextField id="notes-field" label="Notes" multiline minRows={2} />;
}
