import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';

export default function ComposedFields() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl fullWidth required>
        <InputLabel htmlFor="composed-domain">Subdomain</InputLabel>
        <OutlinedInput
          id="composed-domain"
          label="Subdomain"
          aria-describedby="composed-domain-help"
          endAdornment={<InputAdornment position="end">.example.com</InputAdornment>}
        />
        <FormHelperText id="composed-domain-help">Letters, digits and dashes</FormHelperText>
      </FormControl>
      <FormControl fullWidth>
        <FormLabel htmlFor="composed-vat" sx={{ mb: 0.5, typography: 'body2' }}>
          VAT number
        </FormLabel>
        <OutlinedInput id="composed-vat" size="small" aria-describedby="composed-vat-help" />
        <FormHelperText id="composed-vat-help" sx={{ mx: 0 }}>
          Printed on every invoice
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}
