import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function DeliverySlots() {
  const [slot, setSlot] = React.useState('noon');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <InputLabel id="delivery-slot-label">Delivery</InputLabel>
        <Select
          labelId="delivery-slot-label"
          id="delivery-slot"
          label="Delivery"
          aria-describedby="delivery-slot-help"
          value={slot}
          onChange={(event) => setSlot(event.target.value)}
        >
          <MenuItem value="morning" disabled>
            8 to 11
          </MenuItem>
          <MenuItem value="noon">11 to 14</MenuItem>
          <MenuItem value="afternoon">14 to 17</MenuItem>
        </Select>
        <FormHelperText id="delivery-slot-help">Mornings are full this week.</FormHelperText>
      </FormControl>
      <FormControl>
        <InputLabel id="delivery-depot-label">Depot</InputLabel>
        <Select
          readOnly
          labelId="delivery-depot-label"
          id="delivery-depot"
          label="Depot"
          value="harbor"
          SelectDisplayProps={{ 'aria-readonly': true }}
        >
          <MenuItem value="harbor">Harbor</MenuItem>
          <MenuItem value="airport">Airport</MenuItem>
        </Select>
      </FormControl>
      <FormControl disabled>
        <InputLabel id="delivery-lift-label">Lift gate</InputLabel>
        <Select labelId="delivery-lift-label" id="delivery-lift" label="Lift gate" value="no">
          <MenuItem value="no">Not needed</MenuItem>
          <MenuItem value="yes">Needed</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
