import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const localeText: DatePickerProps<Dayjs>['localeText'] = {
  openDatePickerDialogue: (value, utils) =>
    value !== null && utils.isValid(value)
      ? `Change the delivery day, now ${utils.format(value, 'fullDateWithWeekday')}`
      : 'Choose a delivery day',
  previousMonth: 'Earlier',
  nextMonth: 'Later',
  clearButtonLabel: 'No delivery',
  fieldDayPlaceholder: () => 'day',
  fieldMonthPlaceholder: () => 'month',
  fieldYearPlaceholder: () => 'year',
};

export default function OwnTexts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
      <Box sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Delivery"
          defaultValue={dayjs('2026-03-14')}
          localeText={localeText}
          slotProps={{
            textField: { fullWidth: true },
            actionBar: { actions: ['clear', 'accept'] },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
