import * as React from 'react';
import { TablePagination, tablePaginationClasses } from '@mui/base/TablePagination';
import { styled } from '@mui/system';

const customers = ['Alder Bikes', 'Birch Bakery', 'Cedar Clinic', 'Maple Books'];

const invoices = Array.from({ length: 23 }, (_, index) => ({
  number: 2001 + index,
  customer: customers[(index * 3) % customers.length],
  total: 140 + ((index * 67) % 500),
}));

const Table = styled('table')({
  width: '100%',
  maxWidth: 480,
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '6px 8px',
    borderBlockEnd: '1px solid light-dark(#cad5e2, #45556c)',
    textAlign: 'start',
  },
});

const Pagination = styled(TablePagination)({
  [`& .${tablePaginationClasses.toolbar}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
  },
  [`& .${tablePaginationClasses.spacer}`]: { display: 'none' },
  '& p': { margin: 0 },
  '& select, & button': {
    font: 'inherit',
    minWidth: 36,
    minHeight: 36,
    border: '1px solid light-dark(#62748e, #90a1b9)',
    borderRadius: 6,
    color: 'inherit',
    backgroundColor: 'transparent',
  },
  '& option': { color: '#0f172b', backgroundColor: '#fff' },
  '& button:disabled': { opacity: 0.5 },
  '& :focus-visible': {
    outline: '2px solid light-dark(#1447e6, #8ec5ff)',
    outlineOffset: 2,
  },
  [`& .${tablePaginationClasses.actions}`]: { display: 'flex', gap: 8 },
});

export default function InvoiceTable() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(5);
  const first = page * rowsPerPage;

  // The page that shows the row that was first before.
  const handleRowsPerPageChange = (event: React.ChangeEvent<{ value: string }>) => {
    const next = Number(event.target.value);
    setRowsPerPage(next);
    setPage(Math.floor(first / next));
  };

  return (
    <Table aria-label="Invoices">
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">Customer</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {invoices.slice(first, first + rowsPerPage).map(({ number, customer, total }) => (
          <tr key={number}>
            <td>{number}</td>
            <td>{customer}</td>
            <td>{total} €</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <Pagination
            colSpan={3}
            count={invoices.length}
            page={page}
            rowsPerPage={rowsPerPage}
            rowsPerPageOptions={[5, 10, 20]}
            onPageChange={(_event, next) => setPage(next)}
            onRowsPerPageChange={handleRowsPerPageChange}
          />
        </tr>
      </tfoot>
    </Table>
  );
}
