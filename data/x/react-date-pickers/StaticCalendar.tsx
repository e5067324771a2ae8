import * as React from 'react';
import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function StaticCalendar() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-03-15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="group"
        aria-label="Day of the delivery"
        sx={{ width: '100%', maxWidth: 320, minHeight: 370 }}
      >
        {/* Day cells carry timestamps of the local time zone: render them in the browser only. */}
        <NoSsr>
          <DateCalendar
            disableHighlightToday
            value={value}
            onChange={setValue}
            minDate={dayjs('2024-01-01')}
            maxDate={dayjs('2024-12-31')}
            sx={{
              width: '100%',
              // Seven columns that may become narrower than their 36 pixels.
              '& .MuiPickersDay-root, & .MuiDayCalendar-weekDayLabel': {
                flex: '0 1 36px',
                minWidth: 0,
              },
            }}
          />
        </NoSsr>
        <Typography role="status" variant="body2" align="center">
          {value ? `Delivery on ${value.format('D MMMM YYYY')}` : 'No day chosen'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
