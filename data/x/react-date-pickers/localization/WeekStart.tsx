import * as React from 'react';
import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const WEEKS = [
  { name: 'en-saturday', label: 'Saturday', weekStart: 6 },
  { name: 'en-sunday', label: 'Sunday', weekStart: 0 },
  { name: 'en-monday', label: 'Monday', weekStart: 1, yearStart: 4 },
];

// English under other names, so that `en` itself stays as it is. `true` registers without switching to it.
WEEKS.forEach((week) => dayjs.locale({ ...dayjs.Ls.en!, ...week }, undefined, true));

export default function WeekStart() {
  const [locale, setLocale] = React.useState('en-monday');

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label="First day of the week"
        value={locale}
        onChange={(_event, next: string | null) => next && setLocale(next)}
      >
        {WEEKS.map(({ name, label }) => (
          <ToggleButton key={name} value={name} sx={{ px: 0.5, textTransform: 'none' }}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ mt: 1, height: 336 }}>
        <NoSsr>
          <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
            <DateCalendar
              key={locale}
              defaultValue={dayjs('2026-03-14')}
              displayWeekNumber
              sx={{
                width: '100%',
                // Eight columns that may become narrower than their 36 pixels.
                '& .MuiPickersDay-root, & [class*="MuiDayCalendar-week"][role$="header"]': {
                  flex: '0 1 36px',
                  minWidth: 0,
                },
                '& .MuiDayCalendar-weekNumber': { color: 'text.secondary' },
              }}
            />
          </LocalizationProvider>
        </NoSsr>
      </Box>
    </Box>
  );
}
