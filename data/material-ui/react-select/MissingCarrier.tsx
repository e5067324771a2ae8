import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function MissingCarrier() {
  const select = React.useRef<HTMLInputElement>(null);
  const [open, setOpen] = React.useState(false);
  const [carrier, setCarrier] = React.useState('');

  const handleChoose = () => {
    // Closing returns the focus to where it was before opening.
    select.current?.focus();
    setOpen(true);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      {carrier === '' ? (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={handleChoose}>
              Choose one
            </Button>
          }
        >
          No carrier
        </Alert>
      ) : (
        <Alert severity="success">Ready to be sent</Alert>
      )}
      <FormControl>
        <InputLabel id="missing-carrier-label">Carrier</InputLabel>
        <Select
          labelId="missing-carrier-label"
          id="missing-carrier"
          label="Carrier"
          inputRef={select}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          value={carrier}
          onChange={(event) => setCarrier(event.target.value)}
        >
          <MenuItem value="rail">Rail freight</MenuItem>
          <MenuItem value="road">Road, two days</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
