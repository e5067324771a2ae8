import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function FirstButtons() {
  const [guests, setGuests] = React.useState(2);

  return (
    <Stack spacing={1.5}>
      <Typography level="body-md" role="status">
        Table for {guests}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button onClick={() => setGuests(guests + 1)}>Add guest</Button>
        <Button variant="outlined" color="neutral" onClick={() => setGuests(2)}>
          Reset
        </Button>
        <Button disabled>Join waiting list</Button>
      </Stack>
    </Stack>
  );
}
