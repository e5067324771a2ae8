import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

const fields = [
  { name: 'company', label: 'Company', xs: 12, sm: 12, fill: 'organization' },
  { name: 'street', label: 'Street and number', xs: 12, sm: 8, fill: 'address-line1' },
  { name: 'floor', label: 'Floor', xs: 12, sm: 4, fill: 'address-line2' },
  { name: 'code', label: 'Code', xs: 5, sm: 4, fill: 'postal-code' },
  { name: 'city', label: 'City', xs: 7, sm: 8, fill: 'address-level2' },
];

export default function AddressForm() {
  return (
    <Box component="form" noValidate sx={{ width: '100%', maxWidth: 520 }}>
      <Grid container spacing={2}>
        {fields.map(({ name, label, xs, sm, fill }) => (
          <Grid item key={name} xs={xs} sm={sm}>
            <TextField
              id={`address-form-${name}`}
              name={name}
              label={label}
              autoComplete={fill}
              fullWidth
            />
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
