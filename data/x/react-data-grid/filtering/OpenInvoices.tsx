import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  GridToolbarContainer,
  GridToolbarFilterButton,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Invoice', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'amount', headerName: 'Amount (€)', type: 'number', width: 120 },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 120,
    valueFormatter: ({ value }) => value?.toLocaleDateString('en-GB'),
  },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
];

const rows = [
  { id: '26-014', customer: 'Arco Building', amount: 1840, due: new Date(2026, 2, 2), paid: true },
  { id: '26-015', customer: 'Café Minerva', amount: 95, due: new Date(2026, 2, 9), paid: false },
  { id: '26-016', customer: 'Studio Öst', amount: 720, due: new Date(2026, 2, 14), paid: false },
  { id: '26-017', customer: 'Bar Luna', amount: 310, due: new Date(2026, 3, 1), paid: true },
  { id: '26-018', customer: 'Arco Building', amount: 2600, due: new Date(2026, 3, 8), paid: false },
];

function Toolbar() {
  return (
    <GridToolbarContainer sx={{ p: 1 }}>
      <GridToolbarFilterButton componentsProps={{ button: { 'aria-label': undefined } }} />
    </GridToolbarContainer>
  );
}

export default function OpenInvoices() {
  return (
    <Box role="group" aria-label="Invoices" sx={{ width: '100%', height: 380 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        hideFooter
        ignoreDiacritics
        initialState={{
          filter: { filterModel: { items: [{ field: 'paid', operator: 'is', value: 'false' }] } },
        }}
        slots={{ toolbar: Toolbar }}
      />
    </Box>
  );
}
