import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  GridLogicOperator,
  GridToolbarQuickFilter,
} from '@mui/x-data-grid';

const digits = (text: string) => text.replace(/\D/g, '');

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  {
    field: 'phone',
    headerName: 'Phone',
    width: 160,
    // Finds 0301234 in +49 (0) 30 12-34.
    getApplyQuickFilterFn: (search: string) => {
      const wanted = digits(search);
      return wanted ? ({ value }) => digits(value).includes(wanted) : null;
    },
  },
  { field: 'city', headerName: 'City', width: 110 },
  // Not searched at all.
  { field: 'note', headerName: 'Note', width: 130, getApplyQuickFilterFn: () => null },
];

const rows = [
  { id: 1, name: 'Amara Okafor', phone: '+49 (0) 30 12-34', city: 'Berlin', note: 'Left Graz' },
  { id: 2, name: 'Björn Lind', phone: '+46 8 555 01 20', city: 'Lund', note: '' },
  { id: 3, name: 'Chiara Russo', phone: '+39 06 5550 134', city: 'Roma', note: '' },
  { id: 4, name: 'Dmytro Bondar', phone: '+43 316 555 77', city: 'Graz', note: 'Calls back' },
];

function Search() {
  return (
    <Box sx={{ p: 1.5 }}>
      <GridToolbarQuickFilter
        label="Any of these, with commas"
        aria-label={undefined}
        placeholder=""
        variant="outlined"
        size="small"
        fullWidth
        quickFilterParser={(text) => text.split(',').map((part) => part.trim())}
        quickFilterFormatter={(parts) => parts.join(', ')}
      />
    </Box>
  );
}

export default function PhoneSearch() {
  return (
    <Box role="group" aria-label="Contacts" sx={{ width: '100%', height: 360 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        hideFooter
        ignoreDiacritics
        slots={{ toolbar: Search }}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['bjorn', '0301234'],
              // One of them is enough.
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
      />
    </Box>
  );
}
