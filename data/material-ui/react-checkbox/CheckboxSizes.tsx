import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxSizes() {
  return (
    <FormGroup>
      <FormControlLabel
        control={<Checkbox size="small" defaultChecked />}
        label="Hide paid invoices"
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <FormControlLabel control={<Checkbox defaultChecked />} label="Send a copy to me" />
      <FormControlLabel
        control={<Checkbox defaultChecked sx={{ p: 1, '& .MuiSvgIcon-root': { fontSize: 32 } }} />}
        label="Parcel is undamaged"
        slotProps={{ typography: { sx: { fontSize: 20 } } }}
      />
    </FormGroup>
  );
}
