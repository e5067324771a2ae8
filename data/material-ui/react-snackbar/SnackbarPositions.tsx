import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarOrigin, type SnackbarProps } from '@mui/material/Snackbar';

const rows = ['top', 'bottom'] as const;
const columns = ['left', 'center', 'right'] as const;

const nameOf = ({ vertical, horizontal }: SnackbarOrigin) => `${vertical} ${horizontal}`;

export default function SnackbarPositions() {
  const [open, setOpen] = React.useState(false);
  const [place, setPlace] = React.useState<SnackbarOrigin>({
    vertical: 'bottom',
    horizontal: 'left',
  });

  const show = (next: SnackbarOrigin) => {
    setPlace(next);
    setOpen(true);
  };

  const handleClose: SnackbarProps['onClose'] = (_event, reason) => {
    if (reason !== 'clickaway') setOpen(false);
  };

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}>
      {rows.map((vertical) =>
        columns.map((horizontal) => (
          <Button
            key={`${vertical} ${horizontal}`}
            sx={{ minWidth: 0 }}
            onClick={() => show({ vertical, horizontal })}
          >
            {nameOf({ vertical, horizontal })}
          </Button>
        )),
      )}
      <Snackbar
        key={nameOf(place)}
        anchorOrigin={place}
        open={open}
        autoHideDuration={6000}
        onClose={handleClose}
        message={`Room booked. This is ${nameOf(place)}.`}
      />
    </Box>
  );
}
