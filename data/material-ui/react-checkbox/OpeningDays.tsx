import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function OpeningDays() {
  return (
    <Stack useFlexGap spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <FormControl component="fieldset" variant="standard">
        <FormLabel component="legend">Open on</FormLabel>
        <FormGroup row>
          {days.map((day) => (
            <FormControlLabel
              key={day}
              control={<Checkbox defaultChecked={day !== 'Wed'} />}
              label={day}
              labelPlacement="top"
              sx={{ mx: 0 }}
            />
          ))}
        </FormGroup>
      </FormControl>
      <FormControlLabel
        control={<Checkbox defaultChecked />}
        label="Closed on holidays"
        labelPlacement="start"
        sx={{ justifyContent: 'space-between', ml: 0 }}
      />
    </Stack>
  );
}
