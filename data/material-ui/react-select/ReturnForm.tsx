import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ReturnForm() {
  const select = React.useRef<HTMLInputElement>(null);
  const [reason, setReason] = React.useState('');
  const [tried, setTried] = React.useState(false);
  const [message, setMessage] = React.useState('');
  const missing = tried && reason === '';

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (reason === '') {
      setMessage('');
      select.current?.focus();
    } else {
      const sent = new FormData(event.currentTarget).get('reason');
      setMessage(`Sent reason=${typeof sent === 'string' ? sent : ''}.`);
    }
  };

  const handleReset = () => {
    setReason('');
    setTried(false);
    setMessage('');
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      onReset={handleReset}
      spacing={2}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <FormControl required error={missing}>
        <InputLabel id="return-reason-label">Reason for return</InputLabel>
        <Select
          name="reason"
          labelId="return-reason-label"
          id="return-reason"
          label="Reason for return"
          aria-describedby="return-reason-help"
          SelectDisplayProps={{ 'aria-required': true, 'aria-invalid': missing }}
          inputRef={select}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        >
          <MenuItem value="damaged">Damaged on arrival</MenuItem>
          <MenuItem value="size">Wrong size</MenuItem>
          <MenuItem value="late">Came too late</MenuItem>
        </Select>
        <FormHelperText id="return-reason-help">
          {missing ? 'Choose a reason' : 'Decides who pays the postage'}
        </FormHelperText>
      </FormControl>
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained">
          Send back
        </Button>
        <Button type="reset">Start over</Button>
      </Stack>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
