import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarFilterButton,
  GridToolbarQuickFilter,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 140 },
  { field: 'room', headerName: 'Room', width: 90 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 90 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Confirmed', 'Waiting', 'Canceled'],
    width: 120,
  },
];

const rows = [
  { id: 1, guest: 'Amara Okafor', room: '204', nights: 3, status: 'Confirmed' },
  { id: 2, guest: 'Björn Lindqvist', room: '118', nights: 1, status: 'Waiting' },
  { id: 3, guest: 'Chiara Russo', room: '305', nights: 5, status: 'Confirmed' },
  { id: 4, guest: 'Dmytro Bondar', room: '211', nights: 2, status: 'Canceled' },
  { id: 5, guest: 'Elif Demir', room: '102', nights: 7, status: 'Confirmed' },
  { id: 6, guest: 'Farid Haddad', room: '220', nights: 4, status: 'Confirmed' },
];

function BookingToolbar() {
  return (
    <GridToolbarContainer sx={{ gap: 1, p: 1 }}>
      <GridToolbarColumnsButton />
      <GridToolbarFilterButton componentsProps={{ button: { 'aria-label': undefined } }} />
      <GridToolbarQuickFilter
        label="Search bookings"
        aria-label={undefined}
        placeholder=""
        variant="outlined"
        size="small"
      />
    </GridToolbarContainer>
  );
}

export default function SortAndFilter() {
  return (
    <Box role="group" aria-label="Bookings" sx={{ width: '100%', height: 420 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        hideFooter
        ignoreDiacritics
        initialState={{
          sorting: { sortModel: [{ field: 'nights', sort: 'desc' }] },
          filter: {
            filterModel: { items: [{ field: 'status', operator: 'is', value: 'Confirmed' }] },
          },
        }}
        slots={{ toolbar: BookingToolbar }}
      />
    </Box>
  );
}
