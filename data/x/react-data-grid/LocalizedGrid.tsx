import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, frFR } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'train', headerName: 'Train', width: 110 },
  { field: 'arrivee', headerName: 'Arrivée', flex: 1, minWidth: 130 },
  { field: 'places', headerName: 'Places', type: 'number', width: 100 },
];

const rows = [
  { id: 1, train: 'TER 881', arrivee: 'Annecy', places: 42 },
  { id: 2, train: 'TGV 6905', arrivee: 'Grenoble', places: 8 },
  { id: 3, train: 'TER 887', arrivee: 'Chambéry', places: 131 },
];

const localeText = {
  ...frFR.components.MuiDataGrid.defaultProps.localeText,
  noRowsLabel: 'Aucun train pour cette journée',
};

export default function LocalizedGrid() {
  return (
    <Box
      lang="fr"
      role="group"
      aria-label="Trains de la journée"
      sx={{ width: '100%', height: 310 }}
    >
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        localeText={localeText}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
      />
    </Box>
  );
}
