import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function RentalForm() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2024-03-15'));
  const [end, setEnd] = React.useState<Dayjs | null>(null);
  const [tried, setTried] = React.useState(false);
  const [sent, setSent] = React.useState<string | null>(null);

  const startMessage = start?.isValid() ? null : 'Enter the first day.';
  let endMessage: string | null = null;
  if (!end?.isValid()) {
    endMessage = 'Enter the day of return.';
  } else if (start?.isValid() && end.isBefore(start, 'day')) {
    endMessage = 'The return cannot be before the first day.';
  }

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setTried(true);
    setSent(null);
    if (start && end && !startMessage && !endMessage) {
      // Calendar days travel as text: toISOString() would move them across time zones.
      setSent(JSON.stringify({ from: start.format('YYYY-MM-DD'), to: end.format('YYYY-MM-DD') }));
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        aria-label="Van rental"
        spacing={2}
        sx={{ width: '100%', maxWidth: 300 }}
        onSubmit={handleSubmit}
      >
        <DatePicker
          label="First day"
          value={start}
          onChange={setStart}
          slotProps={{
            textField: {
              required: true,
              error: tried && startMessage !== null,
              helperText: tried && startMessage,
            },
          }}
        />
        <DatePicker
          label="Return"
          value={end}
          onChange={setEnd}
          referenceDate={start?.isValid() ? start : undefined}
          slotProps={{
            textField: {
              required: true,
              error: tried && endMessage !== null,
              helperText: tried && endMessage,
            },
          }}
        />
        <Button type="submit" variant="contained">
          Request the van
        </Button>
        <Typography role="status" variant="body2" sx={{ minHeight: 40, overflowWrap: 'anywhere' }}>
          {sent && `Sent ${sent}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
