import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function FirstComponent() {
  const [guests, setGuests] = React.useState(2);

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Typography role="status">{guests === 1 ? '1 guest' : `${guests} guests`}</Typography>
      <Button variant="contained" onClick={() => setGuests(guests + 1)}>
        Add a guest
      </Button>
    </Stack>
  );
}
