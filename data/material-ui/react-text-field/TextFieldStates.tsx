import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldStates() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField
        id="state-helper"
        label="Display name"
        helperText="Colleagues see this beside your comments"
      />
      <TextField id="state-required" label="Team" required />
      <TextField
        id="state-error"
        label="Invoice number"
        defaultValue="20-41"
        error
        helperText="Use five digits, for example 20410"
      />
      <TextField
        id="state-readonly"
        label="Customer number"
        defaultValue="C-77120"
        InputProps={{ readOnly: true }}
      />
      <TextField id="state-disabled" label="Cost center" defaultValue="4100" disabled />
    </Stack>
  );
}
