import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, GridLogicOperator } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 150 },
  {
    field: 'fuel',
    headerName: 'Fuel',
    type: 'singleSelect',
    valueOptions: ['Petrol', 'Electric'],
    width: 150,
  },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 130 },
  { field: 'rate', headerName: 'Rate (€)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, model: 'Compact', fuel: 'Petrol', seats: 5, rate: 38 },
  { id: 2, model: 'Compact E', fuel: 'Electric', seats: 5, rate: 44 },
  { id: 3, model: 'Van', fuel: 'Petrol', seats: 9, rate: 92 },
  { id: 4, model: 'Van E', fuel: 'Electric', seats: 7, rate: 110 },
  { id: 5, model: 'City', fuel: 'Electric', seats: 4, rate: 31 },
];

export default function HeaderFilters() {
  return (
    <Box sx={{ width: '100%', height: 360 }}>
      <DataGridPro
        aria-label="Rental cars"
        rows={rows}
        columns={columns}
        unstable_headerFilters
        hideFooter
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'fuel', operator: 'is', value: 'Electric' },
                { id: 2, field: 'seats', operator: '>=', value: '5' },
              ],
              logicOperator: GridLogicOperator.And,
            },
          },
        }}
      />
    </Box>
  );
}
