import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const orders = [
  { id: 4101, customer: 'Miller', items: 3 },
  { id: 4102, customer: 'Okafor', items: 12 },
  { id: 4103, customer: 'Tanaka', items: 1 },
];

export default function DenseOrders() {
  const [dense, setDense] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <FormControlLabel
        control={<Switch checked={dense} onChange={(event) => setDense(event.target.checked)} />}
        label="Dense rows"
      />
      <Box
        tabIndex={0}
        role="region"
        aria-label="Orders of today, scrollable"
        sx={{ overflowX: 'auto' }}
      >
        <Table size={dense ? 'small' : 'medium'} aria-label="Orders of today">
          <TableHead>
            <TableRow>
              <TableCell>Order</TableCell>
              <TableCell>Customer</TableCell>
              <TableCell align="right">Items</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {orders.map(({ id, customer, items }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {id}
                </TableCell>
                <TableCell>{customer}</TableCell>
                <TableCell align="right">{items}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
