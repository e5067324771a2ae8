import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import { type TransitionProps } from '@mui/material/transitions';
import useMediaQuery from '@mui/material/useMediaQuery';

const orders = [
  { id: 118, customer: 'Okafor Bakery', text: '12 flour sacks, leaving on Monday.' },
  { id: 119, customer: 'Lindqvist & Co', text: '3 ovens, waiting for payment.' },
  { id: 120, customer: 'Café Ribeira', text: '40 cups, delivered.' },
];

// Outside the component: a new type in every render would mount the dialog anew.
const RiseFromBelow = React.forwardRef(function RiseFromBelow(
  props: TransitionProps & { children: React.ReactElement },
  ref: React.Ref<unknown>,
) {
  return <Slide {...props} direction="up" ref={ref} />;
});

export default function OrderDetails() {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [open, setOpen] = React.useState(false);
  // Not emptied on closing: the leaving dialog still shows it.
  const [order, setOrder] = React.useState(orders[0]);

  return (
    <Stack spacing={1} alignItems="flex-start">
      {orders.map((row) => (
        <Button
          key={row.id}
          aria-haspopup="dialog"
          onClick={() => {
            setOrder(row);
            setOpen(true);
          }}
        >
          Order {row.id}, {row.customer}
        </Button>
      ))}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        TransitionComponent={RiseFromBelow}
        transitionDuration={calm ? 0 : undefined}
        aria-describedby="order-details-text"
      >
        <DialogTitle>
          Order {order?.id}, {order?.customer}
        </DialogTitle>
        <DialogContent>
          <DialogContentText id="order-details-text">{order?.text}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
