import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

export default function DesktopAndMobile() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-03-15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DesktopDatePicker label="With a popup" value={value} onChange={setValue} />
        <MobileDatePicker
          label="With a dialog"
          value={value}
          onChange={setValue}
          localeText={{
            openDatePickerDialogue: (date, utils) =>
              date && utils.isValid(date)
                ? `With a dialog, ${utils.format(date, 'fullDate')}, change`
                : 'With a dialog, choose a date',
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
