import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const ZONES = [
  { zone: 'Europe/Lisbon', label: 'Departure, time in Lisbon' },
  { zone: 'Asia/Tokyo', label: 'The same moment in Tokyo' },
];

export default function DepartureZones() {
  const [moment, setMoment] = React.useState<Dayjs | null>(dayjs.utc('2026-03-14T09:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {ZONES.map(({ zone, label }) => (
          <DateTimeField
            key={zone}
            label={label}
            timezone={zone}
            format="YYYY-MM-DD HH:mm"
            value={moment}
            onChange={setMoment}
          />
        ))}
        <Typography role="status" variant="body2">
          Stored: {moment?.isValid() ? moment.toISOString() : 'nothing yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
