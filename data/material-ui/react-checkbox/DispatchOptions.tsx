import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

export default function DispatchOptions() {
  return (
    <FormControl component="fieldset" variant="standard" aria-describedby="dispatch-options-help">
      <FormLabel component="legend">Dispatch</FormLabel>
      <FormGroup>
        <FormControlLabel control={<Checkbox defaultChecked />} label="Insure the parcel" />
        <FormControlLabel control={<Checkbox />} label="Ask for a signature" />
        <FormControlLabel disabled control={<Checkbox />} label="Deliver on Saturday" />
      </FormGroup>
      <FormHelperText id="dispatch-options-help">No Saturday delivery on islands</FormHelperText>
    </FormControl>
  );
}
