import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioChoice() {
  return (
    <FormControl>
      <FormLabel id="radio-choice">Class</FormLabel>
      <RadioGroup aria-labelledby="radio-choice" defaultValue="second" name="radio-choice">
        <FormControlLabel value="first" control={<Radio />} label="First" />
        <FormControlLabel value="second" control={<Radio />} label="Second" />
      </RadioGroup>
    </FormControl>
  );
}
