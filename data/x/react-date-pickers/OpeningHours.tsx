import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

// An option shows "08", so its name begins with "08" as well.
const localeText = {
  hoursClockNumberText: (hours: string) => `${hours.padStart(2, '0')} hours`,
  minutesClockNumberText: (minutes: string) => `${minutes.padStart(2, '0')} minutes`,
};

export default function OpeningHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <TimePicker
          label="Opens at"
          ampm={false}
          defaultValue={dayjs('2024-03-15T08:30')}
          timeSteps={{ minutes: 15 }}
        />
        <TimePicker
          label="Last admission"
          defaultValue={dayjs('2024-03-15T17:00')}
          minTime={dayjs('2024-03-15T09:00')}
          maxTime={dayjs('2024-03-15T18:00')}
          timeSteps={{ minutes: 60 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
