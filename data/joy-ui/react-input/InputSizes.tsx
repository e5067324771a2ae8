import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl size="sm">
        <FormLabel>Filter rows</FormLabel>
        <Input defaultValue="overdue" />
      </FormControl>
      <FormControl size="md">
        <FormLabel>Street</FormLabel>
        <Input defaultValue="14 Harbor Lane" />
      </FormControl>
      <FormControl size="lg">
        <FormLabel>Where to?</FormLabel>
        <Input defaultValue="Bergen" />
      </FormControl>
    </Stack>
  );
}
