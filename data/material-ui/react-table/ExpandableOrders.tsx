import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { visuallyHidden } from '@mui/utils';

const orders = [
  { id: '5120', placed: '12 March', lines: ['2 × Desk lamp', '1 × Cable tray'] },
  { id: '5121', placed: '12 March', lines: ['4 × Acoustic panel'] },
  { id: '5122', placed: '13 March', lines: ['1 × Monitor arm', '1 × Footrest', '6 × Hook'] },
];

function OrderRows({ order }: { order: (typeof orders)[number] }) {
  const [open, setOpen] = React.useState(false);
  const detailsId = React.useId();

  return (
    <React.Fragment>
      <TableRow sx={open ? { '& > *': { borderBottom: 0 } } : undefined}>
        <TableCell padding="checkbox">
          <IconButton
            aria-label={`Lines of order ${order.id}`}
            aria-expanded={open}
            aria-controls={open ? detailsId : undefined}
            onClick={() => setOpen(!open)}
          >
            {open ? <ExpandLessIcon /> : <ExpandMoreIcon />}
          </IconButton>
        </TableCell>
        <TableCell component="th" scope="row">
          {order.id}
        </TableCell>
        <TableCell>{order.placed}</TableCell>
        <TableCell align="right">{order.lines.length}</TableCell>
      </TableRow>
      {open && (
        <TableRow id={detailsId}>
          <TableCell />
          <TableCell colSpan={3} sx={{ pt: 0 }}>
            {order.lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </TableCell>
        </TableRow>
      )}
    </React.Fragment>
  );
}

export default function ExpandableOrders() {
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ maxWidth: 520 }}>
      <Table aria-label="Orders with their lines">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Box sx={visuallyHidden}>Show lines</Box>
            </TableCell>
            <TableCell>Order</TableCell>
            <TableCell>Placed</TableCell>
            <TableCell align="right">Lines</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map((order) => (
            <OrderRows key={order.id} order={order} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
