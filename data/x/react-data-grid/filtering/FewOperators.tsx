import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  GridToolbarContainer,
  GridToolbarFilterButton,
} from '@mui/x-data-grid';

const LABELS: Record<string, string> = { '>=': 'at least', '<=': 'at most' };

const columns: GridColDef[] = [
  {
    field: 'wine',
    headerName: 'Wine',
    flex: 1,
    minWidth: 130,
    filterOperators: getGridStringOperators().filter(({ value }) => value === 'contains'),
  },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 90,
    valueFormatter: ({ value }) => String(value),
    filterOperators: getGridNumericOperators()
      .filter(({ value }) => value in LABELS)
      .map((operator) => ({ ...operator, label: LABELS[operator.value] })),
  },
  { field: 'bottles', headerName: 'Bottles', type: 'number', width: 100, filterable: false },
];

const rows = [
  { id: 1, wine: 'Blaufränkisch', year: 2019, bottles: 44 },
  { id: 2, wine: 'Garganega', year: 2022, bottles: 120 },
  { id: 3, wine: 'Touriga Nacional', year: 2017, bottles: 12 },
  { id: 4, wine: 'Grüner Veltliner', year: 2023, bottles: 86 },
];

function Toolbar() {
  return (
    <GridToolbarContainer sx={{ p: 1 }}>
      <GridToolbarFilterButton componentsProps={{ button: { 'aria-label': undefined } }} />
    </GridToolbarContainer>
  );
}

export default function FewOperators() {
  return (
    <Box role="group" aria-label="Wine list" sx={{ width: '100%', height: 340 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{
          filter: { filterModel: { items: [{ field: 'year', operator: '>=', value: '2019' }] } },
        }}
        slots={{ toolbar: Toolbar }}
      />
    </Box>
  );
}
