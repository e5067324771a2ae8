import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'song', headerName: 'Song', flex: 1, minWidth: 110 },
  // The first click shows the most played songs.
  {
    field: 'plays',
    headerName: 'Plays',
    type: 'number',
    width: 100,
    sortingOrder: ['desc', 'asc'],
  },
  // One order and none: there is no use for the other.
  { field: 'added', headerName: 'Added', width: 120, sortingOrder: ['desc', null] },
  { field: 'note', headerName: 'Note', width: 110, sortable: false },
];

const rows = [
  { id: 1, song: 'Harbor', plays: 1284, added: '2026-01-09', note: 'Demo tape' },
  { id: 2, song: 'Low Tide', plays: 310, added: '2026-02-20', note: '' },
  { id: 3, song: 'Paper Boat', plays: 4471, added: '2025-11-02', note: 'Single' },
  { id: 4, song: 'Anchor', plays: 875, added: '2026-03-01', note: '' },
];

export default function SortingOrders() {
  return (
    <Box sx={{ width: '100%', height: 280 }}>
      <DataGrid
        aria-label="Songs"
        rows={rows}
        columns={columns}
        sortingOrder={['asc', 'desc']}
        initialState={{ sorting: { sortModel: [{ field: 'plays', sort: 'desc' }] } }}
        hideFooter
      />
    </Box>
  );
}
