import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const invoiceDate = dayjs('2024-03-15');

const terms = [
  { label: '14 days', date: invoiceDate.add(14, 'day') },
  { label: '30 days', date: invoiceDate.add(30, 'day') },
  { label: 'End of next month', date: invoiceDate.add(1, 'month').endOf('month').startOf('day') },
];

export default function PaymentTerms() {
  const [due, setDue] = React.useState<Dayjs | null>(invoiceDate.add(14, 'day'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 360 }}>
        <DatePicker label="Due date" value={due} onChange={setDue} minDate={invoiceDate} />
        <Stack
          role="group"
          aria-label="Usual payment terms"
          direction="row"
          useFlexGap
          flexWrap="wrap"
          gap={1}
        >
          {terms.map((term) => (
            <Button
              key={term.label}
              size="small"
              variant={due?.isSame(term.date, 'day') ? 'contained' : 'outlined'}
              aria-pressed={due?.isSame(term.date, 'day') ?? false}
              onClick={() => setDue(term.date)}
            >
              {term.label}
            </Button>
          ))}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
