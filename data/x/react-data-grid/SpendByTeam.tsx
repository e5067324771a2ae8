import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 130 },
  { field: 'month', headerName: 'Month', width: 100 },
  { field: 'amount', headerName: 'Amount (€)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, team: 'Design', supplier: 'Paper mill', month: 'March', amount: 420 },
  { id: 2, team: 'Design', supplier: 'Type foundry', month: 'April', amount: 180 },
  { id: 3, team: 'Kitchen', supplier: 'Greengrocer', month: 'March', amount: 960 },
  { id: 4, team: 'Kitchen', supplier: 'Bakery', month: 'March', amount: 310 },
  { id: 5, team: 'Kitchen', supplier: 'Greengrocer', month: 'April', amount: 1040 },
  { id: 6, team: 'Workshop', supplier: 'Timber yard', month: 'April', amount: 1275 },
];

export default function SpendByTeam() {
  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGridPremium
        aria-label="Spending by team"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['team'] },
          aggregation: { model: { amount: 'sum' } },
          columns: { columnVisibilityModel: { team: false } },
        }}
        groupingColDef={{ headerName: 'Team', width: 170 }}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'Kitchen'}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
