import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Snackbar, { type SnackbarProps } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const times = [
  { value: '6000', label: '6 seconds' },
  { value: '20000', label: '20 seconds' },
  { value: 'closed', label: 'Until I close them' },
];

export default function MessageTime() {
  const save = React.useRef<HTMLButtonElement>(null);
  const [time, setTime] = React.useState('6000');
  const [open, setOpen] = React.useState(false);

  const handleClose: SnackbarProps['onClose'] = (_event, reason) => {
    if (reason !== 'clickaway') setOpen(false);
  };

  const handleButton = () => {
    setOpen(false);
    save.current?.focus();
  };

  return (
    <Stack spacing={2} alignItems="flex-start">
      <FormControl>
        <FormLabel id="message-time-label">Messages stay</FormLabel>
        <RadioGroup
          aria-labelledby="message-time-label"
          name="message-time"
          value={time}
          onChange={(_event, next) => setTime(next)}
        >
          {times.map(({ value, label }) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
          ))}
        </RadioGroup>
      </FormControl>
      <Button ref={save} variant="outlined" onClick={() => setOpen(true)}>
        Save settings
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={time === 'closed' ? null : Number(time)}
        onClose={handleClose}
        message="Settings saved"
        action={
          <Button color="inherit" size="small" onClick={handleButton}>
            Close
          </Button>
        }
      />
    </Stack>
  );
}
