import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';

const regions = ['Coast', 'Highlands', 'Islands', 'Lowlands'];

export default function ReportRegions() {
  const [chosen, setChosen] = React.useState(['Coast', 'Islands']);
  const all = chosen.length === regions.length;
  const some = chosen.length > 0 && !all;

  const toggle = (region: string, checked: boolean) =>
    setChosen(checked ? [...chosen, region] : chosen.filter((other) => other !== region));

  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">Regions in the report</FormLabel>
      <FormControlLabel
        control={
          <Checkbox
            checked={all}
            indeterminate={some}
            inputRef={(input: HTMLInputElement | null) => {
              // The prop only draws the dash; this lets screen readers know, too.
              if (input) {
                input.indeterminate = some;
              }
            }}
            onChange={(event) => setChosen(event.target.checked ? regions : [])}
          />
        }
        label="All regions"
      />
      <FormGroup sx={{ ml: 4 }}>
        {regions.map((region) => (
          <FormControlLabel
            key={region}
            control={
              <Checkbox
                checked={chosen.includes(region)}
                onChange={(event) => toggle(region, event.target.checked)}
              />
            }
            label={region}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
