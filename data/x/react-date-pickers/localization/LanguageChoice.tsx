import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/ja';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, enUS, jaJP } from '@mui/x-date-pickers/locales';

const LANGUAGES = {
  en: { name: 'English', pack: enUS, label: 'Arrival', formats: {} },
  de: { name: 'Deutsch', pack: deDE, label: 'Anreise', formats: {} },
  // Year and month stand in English order unless told otherwise.
  ja: { name: '日本語', pack: jaJP, label: '到着日', formats: { monthAndYear: 'YYYY年M月' } },
};

export default function LanguageChoice() {
  const [code, setCode] = React.useState<keyof typeof LANGUAGES>('ja');
  const { pack, label, formats } = LANGUAGES[code];

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={code}
        onChange={(_event, next: keyof typeof LANGUAGES | null) => next && setCode(next)}
      >
        {Object.entries(LANGUAGES).map(([key, { name }]) => (
          <ToggleButton key={key} value={key} lang={key} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={code}
        dateFormats={formats}
        localeText={pack.components.MuiLocalizationProvider.defaultProps.localeText}
      >
        <div lang={code}>
          <DatePicker
            label={label}
            defaultValue={dayjs('2026-03-14')}
            slotProps={{ textField: { fullWidth: true }, popper: { lang: code } }}
          />
        </div>
      </LocalizationProvider>
    </Stack>
  );
}
