import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function CarrierSelect() {
  const [carrier, setCarrier] = React.useState('');

  return (
    <FormControl fullWidth sx={{ maxWidth: 320 }}>
      <InputLabel id="carrier-select-label">Carrier</InputLabel>
      <Select
        labelId="carrier-select-label"
        id="carrier-select"
        label="Carrier"
        value={carrier}
        onChange={(event) => setCarrier(event.target.value)}
      >
        <MenuItem value="bike">Bicycle courier</MenuItem>
        <MenuItem value="rail">Rail freight</MenuItem>
        <MenuItem value="road">Road, two days</MenuItem>
        <MenuItem value="road-express">Road, overnight</MenuItem>
      </Select>
    </FormControl>
  );
}
