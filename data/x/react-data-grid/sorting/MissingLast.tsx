import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridComparatorFn,
  gridNumberComparator,
  type GridSortModel,
} from '@mui/x-data-grid';

// The grid turns the result round for descending orders. What is missing is turned round once more, and stays last.
const missingLast: GridComparatorFn<number | null> = (a, b, paramsA, paramsB) => {
  if (a !== null && b !== null) {
    return gridNumberComparator(a, b, paramsA, paramsB);
  }
  const sortModel: GridSortModel = paramsA.api.getSortModel();
  const order = sortModel.find(({ field }) => field === paramsA.field);
  return (Number(a === null) - Number(b === null)) * (order?.sort === 'desc' ? -1 : 1);
};

const columns: GridColDef[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 120 },
  {
    field: 'minutes',
    headerName: 'Time (min)',
    type: 'number',
    width: 130,
    sortComparator: missingLast,
    valueFormatter: ({ value }) => value ?? 'still running',
  },
];

const rows = [
  { id: 12, runner: 'Noor Haddad', minutes: 48 },
  { id: 15, runner: 'Piet Jansen', minutes: null },
  { id: 21, runner: 'Maja Lind', minutes: 41 },
  { id: 30, runner: 'Luca Ferri', minutes: null },
  { id: 34, runner: 'Anna Weiss', minutes: 55 },
];

export default function MissingLast() {
  return (
    <Box sx={{ width: '100%', height: 330 }}>
      <DataGrid
        aria-label="Race results"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'minutes', sort: 'desc' }] } }}
        hideFooter
      />
    </Box>
  );
}
