import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxPair() {
  return (
    <FormGroup>
      <FormControlLabel control={<Checkbox />} label="Bicycle" />
      <FormControlLabel control={<Checkbox />} label="Dog" />
    </FormGroup>
  );
}
