import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function InvoiceDateField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField
          label="Invoice date"
          format="YYYY-MM-DD"
          defaultValue={dayjs('2024-03-15')}
          helperText="Year, month, day"
        />
        <DateField
          clearable
          label="Paid until"
          format="D MMMM YYYY"
          defaultValue={dayjs('2024-04-14')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
