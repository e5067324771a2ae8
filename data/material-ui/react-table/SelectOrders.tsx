import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const orders = [
  { id: '7001', customer: 'Ines Duarte', city: 'Porto' },
  { id: '7002', customer: 'Tom Okafor', city: 'Leeds' },
  { id: '7003', customer: 'Maja Lind', city: 'Malmö' },
];

export default function SelectOrders() {
  const [selected, setSelected] = React.useState<readonly string[]>(['7002']);
  const [packed, setPacked] = React.useState<readonly string[]>([]);

  const some = selected.length > 0 && selected.length < orders.length;

  const toggle = (id: string) =>
    setSelected(selected.includes(id) ? selected.filter((it) => it !== id) : [...selected, id]);

  const pack = () => {
    setPacked([...new Set([...packed, ...selected])]);
    setSelected([]);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      <Stack direction="row" alignItems="center" gap={2} flexWrap="wrap" sx={{ px: 2, pb: 1 }}>
        <Typography role="status">{selected.length} selected</Typography>
        <Button onClick={pack}>Mark as packed</Button>
      </Stack>
      <TableContainer>
        <Table aria-label="Orders of today">
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={selected.length === orders.length}
                  indeterminate={some}
                  // Draws the dash; for assistive technology the element needs the state, too.
                  inputRef={(input: HTMLInputElement | null) => {
                    if (input) {
                      input.indeterminate = some;
                    }
                  }}
                  onChange={(event) =>
                    setSelected(event.target.checked ? orders.map((order) => order.id) : [])
                  }
                  inputProps={{ 'aria-label': 'Select all orders' }}
                />
              </TableCell>
              <TableCell>Order</TableCell>
              <TableCell>Customer</TableCell>
              <TableCell>State</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {orders.map((order) => (
              <TableRow key={order.id} selected={selected.includes(order.id)}>
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={selected.includes(order.id)}
                    onChange={() => toggle(order.id)}
                    inputProps={{ 'aria-label': `Select order ${order.id}` }}
                  />
                </TableCell>
                <TableCell component="th" scope="row">
                  {order.id}
                </TableCell>
                <TableCell>
                  {order.customer}, {order.city}
                </TableCell>
                <TableCell>{packed.includes(order.id) ? 'Packed' : 'Open'}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}
