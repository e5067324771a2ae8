import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const channels = ['Email', 'Text message', 'Phone call'];

export default function AlertChannels() {
  const [chosen, setChosen] = React.useState(['Email']);
  const missing = chosen.length === 0;

  return (
    <FormControl
      component="fieldset"
      variant="standard"
      error={missing}
      aria-describedby="alert-channels-help"
    >
      <FormLabel component="legend">Alerts by</FormLabel>
      <FormGroup>
        {channels.map((channel) => (
          <FormControlLabel
            key={channel}
            control={
              <Checkbox
                checked={chosen.includes(channel)}
                onChange={(event) =>
                  setChosen(
                    event.target.checked
                      ? [...chosen, channel]
                      : chosen.filter((other) => other !== channel),
                  )
                }
                inputProps={{ 'aria-invalid': missing }}
                sx={missing ? { color: 'error.main' } : undefined}
              />
            }
            label={channel}
          />
        ))}
      </FormGroup>
      <FormHelperText id="alert-channels-help" aria-live="polite">
        {missing ? 'Choose at least one way' : 'For outages only'}
      </FormHelperText>
    </FormControl>
  );
}
