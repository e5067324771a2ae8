import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const invoices = [
  { number: '2041', euros: 180 },
  { number: '2042', euros: 95 },
  { number: '2043', euros: 310 },
];

export default function InvoiceRows() {
  const [marked, setMarked] = React.useState(['2042']);
  const all = marked.length === invoices.length;
  const some = marked.length > 0 && !all;

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={all}
                indeterminate={some}
                inputRef={(input: HTMLInputElement | null) => {
                  if (input) {
                    input.indeterminate = some;
                  }
                }}
                onChange={(event) =>
                  setMarked(event.target.checked ? invoices.map(({ number }) => number) : [])
                }
                inputProps={{ 'aria-label': 'Mark all invoices' }}
              />
            </TableCell>
            <TableCell>Invoice</TableCell>
            <TableCell align="right">Euros</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {invoices.map(({ number, euros }) => (
            <TableRow key={number} selected={marked.includes(number)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={marked.includes(number)}
                  onChange={(event) =>
                    setMarked(
                      event.target.checked
                        ? [...marked, number]
                        : marked.filter((other) => other !== number),
                    )
                  }
                  inputProps={{ 'aria-label': `Mark invoice ${number}` }}
                />
              </TableCell>
              <TableCell component="th" scope="row">
                {number}
              </TableCell>
              <TableCell align="right">{euros}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {marked.length} of {invoices.length} marked
      </Typography>
    </Box>
  );
}
