import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const slots = [
  { time: '08:00–10:00', left: 3 },
  { time: '10:00–12:00', left: 0 },
  { time: '12:00–14:00', left: 1 },
  { time: '14:00–16:00', left: 0 },
];

export default function DeliverySlots() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        openOnFocus
        disabledItemsFocusable
        id="delivery-slots"
        options={slots}
        getOptionLabel={({ time, left }) => (left === 0 ? `${time}, booked out` : time)}
        getOptionDisabled={(option) => option.left === 0}
        renderInput={(params) => <TextField {...params} label="Delivery slot" />}
      />
    </Box>
  );
}
