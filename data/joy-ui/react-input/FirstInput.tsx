import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function FirstInput() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Booking reference</FormLabel>
        <Input name="reference" defaultValue="HK2041" autoComplete="off" />
        <FormHelperText>Six characters, on your confirmation.</FormHelperText>
      </FormControl>
    </Box>
  );
}
