import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function SwitchField() {
  return <FormControlLabel control={<Switch />} label="Quiet carriage" />;
}
