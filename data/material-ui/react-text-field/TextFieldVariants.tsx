import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField id="variant-outlined" label="Project" defaultValue="Harbor survey" />
      <TextField id="variant-filled" variant="filled" label="Client" />
      <TextField id="variant-standard" variant="standard" label="Reference" />
    </Stack>
  );
}
