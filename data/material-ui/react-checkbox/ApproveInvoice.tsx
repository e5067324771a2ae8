import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ApproveInvoice() {
  const input = React.useRef<HTMLInputElement>(null);
  const [checked, setChecked] = React.useState(false);
  const [tried, setTried] = React.useState(false);
  const [message, setMessage] = React.useState('');
  const missing = tried && !checked;

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (checked) {
      setMessage('Invoice 2043 is approved.');
    } else {
      setMessage('');
      input.current?.focus();
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      alignItems="flex-start"
      spacing={2}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <FormControl error={missing} variant="standard">
        <FormControlLabel
          control={
            <Checkbox
              checked={checked}
              onChange={(event) => setChecked(event.target.checked)}
              inputRef={input}
              inputProps={{
                required: true,
                'aria-invalid': missing,
                'aria-describedby': 'approve-invoice-help',
              }}
            />
          }
          label={
            <>
              The goods have arrived <span aria-hidden>*</span>
            </>
          }
        />
        <FormHelperText id="approve-invoice-help">
          {missing ? 'Confirm this before you approve' : 'Look at the delivery note'}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained">
        Approve
      </Button>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
