import Box from '@mui/material/Box';
import EventIcon from '@mui/icons-material/Event';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

// Days of the month with a ferry in the evening.
const lateFerries = [2, 9, 15, 23, 30];

function FerryDay(props: PickersDayProps<Dayjs>) {
  const late = !props.outsideCurrentMonth && lateFerries.includes(props.day.date());
  return (
    <PickersDay
      {...props}
      aria-label={props.day.format('D MMMM') + (late ? ', evening ferry' : '')}
      sx={late ? { textDecoration: 'underline', fontWeight: 700 } : undefined}
    />
  );
}

export default function CompactPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 220 }}>
        <DatePicker
          label="Crossing"
          defaultValue={dayjs('2024-03-15')}
          slots={{ day: FerryDay, openPickerIcon: EventIcon }}
          slotProps={{
            textField: { size: 'small', variant: 'standard' },
            actionBar: { actions: ['clear', 'accept'] },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
