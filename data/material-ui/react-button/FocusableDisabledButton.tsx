import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function FocusableDisabledButton() {
  const [accepted, setAccepted] = React.useState(false);
  const [booked, setBooked] = React.useState(false);

  return (
    <Stack spacing={1} alignItems="flex-start">
      <FormControlLabel
        control={
          <Checkbox checked={accepted} onChange={(event) => setAccepted(event.target.checked)} />
        }
        label="I have read the fare rules"
      />
      <Tooltip title={accepted ? '' : 'Accept the fare rules first'} describeChild>
        <Button
          variant="contained"
          aria-disabled={!accepted}
          disableTouchRipple={!accepted}
          onClick={() => {
            if (accepted) {
              setBooked(true);
            }
          }}
          sx={{
            '&[aria-disabled="true"]': {
              color: 'text.secondary',
              bgcolor: 'action.disabledBackground',
              boxShadow: 0,
              cursor: 'default',
            },
          }}
        >
          Book this fare
        </Button>
      </Tooltip>
      <Typography variant="body2" role="status">
        {booked ? 'Booked. The ticket is on its way.' : ''}
      </Typography>
    </Stack>
  );
}
