import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const statuses = [
  { value: 'new', label: 'New' },
  { value: 'sent', label: 'Sent' },
  { value: 'returned', label: 'Returned' },
];

export default function OrderFilters() {
  const [round, setRound] = React.useState(0);
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('status');
    setMessage(chosen.length > 0 ? `Only ${chosen.join(', ')}` : 'All orders');
  };

  const handleReset = () => {
    // The browser empties the inputs, not the drawn boxes: render new ones.
    setRound(round + 1);
    setMessage('');
  };

  return (
    <Stack
      component="form"
      onSubmit={handleSubmit}
      onReset={handleReset}
      alignItems="flex-start"
      spacing={1}
    >
      <FormControl component="fieldset" variant="standard">
        <FormLabel component="legend">Status</FormLabel>
        <FormGroup row key={round}>
          {statuses.map(({ value, label }) => (
            <FormControlLabel
              key={value}
              control={<Checkbox name="status" value={value} defaultChecked={value === 'new'} />}
              label={label}
            />
          ))}
        </FormGroup>
      </FormControl>
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="outlined">
          Filter
        </Button>
        <Button type="reset">Reset</Button>
      </Stack>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
