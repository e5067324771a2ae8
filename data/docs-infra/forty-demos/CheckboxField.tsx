import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

export default function CheckboxField() {
  return <FormControlLabel control={<Checkbox defaultChecked />} label="Window seat" />;
}
