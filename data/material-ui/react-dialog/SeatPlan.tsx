import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';

const seats = Array.from({ length: 24 }, (_, index) => ({
  x: 10 + (index % 6) * 40,
  y: 10 + Math.floor(index / 6) * 36,
  taken: index % 5 === 0,
}));

export default function SeatPlan() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show seat plan
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ 'aria-label': 'Seat plan of coach 7', 'aria-labelledby': undefined }}
      >
        <Box
          component="svg"
          viewBox="0 0 250 156"
          role="img"
          aria-label="Five of 24 seats are taken: 1, 6, 11, 16 and 21"
          sx={{ width: 400, maxWidth: '100%', p: 2, color: 'text.primary' }}
        >
          {seats.map(({ x, y, taken }) => (
            <rect
              key={`${x} ${y}`}
              x={x}
              y={y}
              width={30}
              height={26}
              rx={4}
              stroke="currentColor"
              fill={taken ? 'currentColor' : 'none'}
            />
          ))}
        </Box>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
