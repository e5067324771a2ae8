import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField id="size-small" size="small" label="Filter by name" />
      <TextField id="size-medium" label="Company name" />
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <TextField id="size-width-door" size="small" label="Door" sx={{ width: 96 }} />
        <TextField id="size-width-street" size="small" label="Street" sx={{ flex: '1 1 150px' }} />
      </Stack>
    </Stack>
  );
}
