import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';

const calendars = [
  { name: 'Deliveries', color: 'primary' },
  { name: 'Meetings', color: 'secondary' },
  { name: 'Holidays', color: 'success' },
  { name: 'Stocktaking', color: 'warning' },
  { name: 'Deadlines', color: 'error' },
  { name: 'Visits', color: 'info' },
  { name: 'Others', color: 'default' },
] as const;

export default function CalendarColors() {
  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">Calendars</FormLabel>
      <FormGroup row>
        {calendars.map(({ name, color }) => (
          <FormControlLabel
            key={name}
            control={
              <Checkbox
                defaultChecked
                color={color}
                // Without this, boxes that are not checked are gray.
                sx={color === 'default' ? undefined : { color: `${color}.main` }}
              />
            }
            label={name}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
