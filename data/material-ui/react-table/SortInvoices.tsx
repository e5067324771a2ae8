import * as React from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';

const columns = [
  { key: 'number', label: 'Invoice', align: 'left' },
  { key: 'customer', label: 'Customer', align: 'left' },
  { key: 'due', label: 'Due', align: 'left' },
  { key: 'amount', label: 'Amount (€)', align: 'right' },
] as const;

type Column = (typeof columns)[number];

const invoices = [
  { number: 'R-311', customer: 'Harbor Café', due: '2026-04-02', amount: 1180.5 },
  { number: 'R-312', customer: 'Élan Studio', due: '2026-03-20', amount: 96 },
  { number: 'R-313', customer: 'Northline', due: '2026-03-28', amount: 1180.25 },
  { number: 'R-314', customer: 'Arbor Ltd', due: '2026-05-11', amount: 742 },
];

// Fixed, so that server and browser agree on the place of “É”.
const collator = new Intl.Collator('en');
const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

function compare(a: string | number, b: string | number) {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : collator.compare(String(a), String(b));
}

export default function SortInvoices() {
  const [sort, setSort] = React.useState<{ by: Column; direction: 'asc' | 'desc' }>({
    by: columns[2],
    direction: 'asc',
  });
  const { by, direction } = sort;
  const sign = direction === 'asc' ? 1 : -1;
  const rows = [...invoices].sort((a, b) => sign * compare(a[by.key], b[by.key]));

  const sortBy = (column: Column) => {
    const again = column.key === by.key && direction === 'asc';
    setSort({ by: column, direction: again ? 'desc' : 'asc' });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <TableContainer>
        <Table aria-label="Open invoices">
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell
                  key={column.key}
                  align={column.align}
                  sortDirection={column.key === by.key && direction}
                >
                  <TableSortLabel
                    active={column.key === by.key}
                    direction={column.key === by.key ? direction : 'asc'}
                    onClick={() => sortBy(column)}
                    sx={{ '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 } }}
                  >
                    {column.label}
                  </TableSortLabel>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.number}>
                <TableCell component="th" scope="row">
                  {row.number}
                </TableCell>
                <TableCell>{row.customer}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{row.due}</TableCell>
                <TableCell align="right">{money.format(row.amount)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography variant="body2" role="status" sx={{ p: 2 }}>
        Sorted by {by.label}, {direction === 'asc' ? 'ascending' : 'descending'}.
      </Typography>
    </Box>
  );
}
