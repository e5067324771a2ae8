import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const customers = ['Nordwerk', 'Atelier Six', 'Harbor & Co', 'Papeterie Blanc', 'Orbis'];

const rows = Array.from({ length: 57 }, (_, index) => ({
  id: `R-${3001 + index}`,
  customer: customers[(index * 3) % customers.length],
  amount: 180 + ((index * 137) % 1900),
}));

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Invoice', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 120,
    valueFormatter: ({ value }) => `${Number(value).toLocaleString('en-GB')} €`,
  },
];

export default function PagedInvoices() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });

  return (
    <Box role="group" aria-label="Invoices" sx={{ width: '100%', height: 374 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[5, 10, 25]}
      />
    </Box>
  );
}
