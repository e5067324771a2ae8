import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const FORMATS = [
  { label: 'Format der Sprache' },
  { label: 'Mit Wochentag', format: 'dddd, D. MMMM YYYY' },
  { label: 'Monat und Jahr', format: 'MMMM YYYY' },
  { label: 'ISO 8601', format: 'YYYY-MM-DD' },
];

export default function FormsOfDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
      <Stack lang="de" spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {FORMATS.map(({ label, format }) => (
          <DateField
            key={label}
            label={label}
            format={format}
            size="small"
            defaultValue={dayjs('2026-03-14')}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
