import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  GridEditInputCell,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Line {
  id: number;
  item: string;
  quantity: number;
  cents: number;
}

const initialRows: Line[] = [
  { id: 1, item: 'Consulting, hours', quantity: 12, cents: 9500 },
  { id: 2, item: 'Travel', quantity: 1, cents: 18640 },
  { id: 3, item: 'Licenses', quantity: 4, cents: 2990 },
];

const euro = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const editor = (params: GridRenderEditCellParams<Line>) => (
  <GridEditInputCell
    {...params}
    inputProps={{ 'aria-label': `${params.colDef.headerName} of ${params.row.item}`, min: 0 }}
  />
);

const columns: GridColDef<Line>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 140 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 100,
    editable: true,
    renderEditCell: editor,
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    editable: true,
    // Stored in cents, edited in euros.
    valueGetter: ({ row }) => row.cents / 100,
    valueSetter: ({ row, value }) => ({ ...row, cents: Math.round(Number(value) * 100) }),
    valueFormatter: ({ value }) => euro.format(value),
    renderEditCell: editor,
  },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 120,
    valueGetter: ({ row }) => (row.quantity * row.cents) / 100,
    valueFormatter: ({ value }) => euro.format(value),
  },
];

export default function InvoiceLines() {
  const [rows, setRows] = React.useState(initialRows);
  const total = rows.reduce((sum, row) => sum + row.quantity * row.cents, 0) / 100;

  const processRowUpdate = (newRow: Line) => {
    setRows((current) => current.map((row) => (row.id === newRow.id ? newRow : row)));
    return newRow;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 230 }}>
        <DataGrid
          aria-label="Lines of the invoice"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1, textAlign: 'end' }}>
        Total {euro.format(total)}
      </Typography>
    </Box>
  );
}
