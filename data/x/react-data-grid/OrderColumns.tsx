import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface OrderLine {
  id: number;
  article: string;
  qty: number;
  price: number;
  due: string;
  site: 'N' | 'S';
  fragile: boolean;
}

const euro = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

const columns: GridColDef<OrderLine>[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 130 },
  { field: 'qty', headerName: 'Qty', type: 'number', width: 80 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    // Not in the row: calculated, and therefore also what sorting and filtering see.
    valueGetter: ({ row }) => row.qty * row.price,
    valueFormatter: ({ value }) => euro.format(value),
  },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 130,
    // A date column wants Date objects; the API delivers text.
    valueGetter: ({ row }) => new Date(row.due),
    valueFormatter: ({ value }) => day.format(value),
  },
  {
    field: 'site',
    headerName: 'Warehouse',
    type: 'singleSelect',
    width: 120,
    valueOptions: [
      { value: 'N', label: 'North' },
      { value: 'S', label: 'South' },
    ],
  },
  { field: 'fragile', headerName: 'Fragile', type: 'boolean', width: 90 },
];

const rows: OrderLine[] = [
  {
    id: 1,
    article: 'Oak shelf',
    qty: 12,
    price: 34.5,
    due: '2024-03-18',
    site: 'N',
    fragile: false,
  },
  { id: 2, article: 'Glass door', qty: 4, price: 129, due: '2024-03-15', site: 'S', fragile: true },
  { id: 3, article: 'Hinge', qty: 240, price: 1.85, due: '2024-03-21', site: 'N', fragile: false },
  { id: 4, article: 'Mirror', qty: 7, price: 58.2, due: '2024-04-02', site: 'S', fragile: true },
];

export default function OrderColumns() {
  return (
    <Box sx={{ width: '100%', height: 280 }}>
      <DataGrid aria-label="Order lines" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
