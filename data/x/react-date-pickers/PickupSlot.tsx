import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// An option shows "08", so its name begins with "08" as well.
const localeText = {
  hoursClockNumberText: (hours: string) => `${hours.padStart(2, '0')} hours`,
  minutesClockNumberText: (minutes: string) => `${minutes.padStart(2, '0')} minutes`,
};

export default function PickupSlot() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-03-15T14:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Pickup by the carrier"
          ampm={false}
          format="DD.MM.YYYY HH:mm"
          timeSteps={{ minutes: 30 }}
          value={value}
          onChange={setValue}
        />
        <Typography role="status" variant="body2">
          {value?.isValid() ? value.format('dddd, D MMMM, HH:mm') : 'No pickup chosen'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
