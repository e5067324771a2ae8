import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';

// The German pack, with three texts of our own.
const localeText = {
  ...deDE.components.MuiLocalizationProvider.defaultProps.localeText,
  okButtonLabel: 'Übernehmen',
  hoursClockNumberText: (hours: string) => `${hours.padStart(2, '0')} Uhr`,
  minutesClockNumberText: (minutes: string) => `${minutes.padStart(2, '0')} Minuten`,
};

export default function GermanPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={localeText}>
      <Box lang="de" sx={{ width: '100%', maxWidth: 300 }}>
        <DateTimePicker
          label="Abholung"
          defaultValue={dayjs('2024-03-15T14:00')}
          sx={{ width: '100%' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
