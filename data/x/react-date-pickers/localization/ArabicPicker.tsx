import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import dayjs from 'dayjs';
import 'dayjs/locale/ar';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

// Mirrors the styles of the components. On a server a cache of its own would write styles among the elements.
const rtlCache = createCache({ key: 'arabic-picker', stylisPlugins: [prefixer, rtlPlugin] });

const theme = createTheme({ direction: 'rtl' });

// There is no Arabic pack, so the texts are written here.
const localeText = {
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  calendarViewSwitchingButtonAriaLabel: () => 'تغيير العرض بين السنوات والأيام',
  openDatePickerDialogue: () => 'اختر التاريخ',
  dateTableLabel: 'اختر يومًا',
  datePickerToolbarTitle: 'اختر التاريخ',
  okButtonLabel: 'موافق',
  cancelButtonLabel: 'إلغاء',
};

export default function ArabicPicker() {
  return (
    <Box sx={{ width: '100%', maxWidth: 300, minHeight: 88 }}>
      <NoSsr>
        <CacheProvider value={rtlCache}>
          <ThemeProvider theme={theme}>
            <LocalizationProvider
              dateAdapter={AdapterDayjs}
              adapterLocale="ar"
              localeText={localeText}
            >
              <Paper dir="rtl" lang="ar" sx={{ p: 2 }}>
                <DatePicker
                  label="تاريخ التسليم"
                  format="D MMMM YYYY"
                  defaultValue={dayjs('2026-03-14')}
                  slotProps={{
                    textField: { fullWidth: true },
                    // The popup is outside of the box.
                    popper: { dir: 'rtl', lang: 'ar' },
                    dialog: { dir: 'rtl', lang: 'ar' },
                  }}
                />
              </Paper>
            </LocalizationProvider>
          </ThemeProvider>
        </CacheProvider>
      </NoSsr>
    </Box>
  );
}
