import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateValidationError } from '@mui/x-date-pickers/models';

const firstDay = dayjs('2024-03-11');
const lastDay = dayjs('2024-05-31');

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Enter a complete date.',
  minDate: 'Bookings start on 11 March 2024.',
  maxDate: 'Bookings end on 31 May 2024.',
  shouldDisableDate: 'The workshop is closed on weekends.',
};

function isWeekend(day: Dayjs) {
  return day.day() === 0 || day.day() === 6;
}

export default function WorkshopBooking() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-03-16'));
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Day in the workshop"
          value={value}
          onChange={setValue}
          onError={setError}
          minDate={firstDay}
          maxDate={lastDay}
          shouldDisableDate={isWeekend}
          slotProps={{
            textField: {
              fullWidth: true,
              helperText: error ? messages[error] : 'Monday to Friday, 11 March to 31 May 2024',
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
