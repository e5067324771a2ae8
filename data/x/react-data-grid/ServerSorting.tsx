import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
  type GridSortModel,
} from '@mui/x-data-grid';

interface Booking {
  id: number;
  guest: string;
  total: number;
}

const names = ['Okafor', 'Lindqvist', 'Russo', 'Bondar', 'Demir', 'Haddad', 'Novak'];
const table: Booking[] = Array.from({ length: 43 }, (_, index) => ({
  id: 5001 + index,
  guest: `Family ${names[(index * 4) % names.length]}`,
  total: 90 + ((index * 61) % 700),
}));

// Stands for GET /bookings?sort=…&page=…
function requestBookings(sortModel: GridSortModel, { page, pageSize }: GridPaginationModel) {
  const [order] = sortModel;
  const sorted = [...table];
  if (order) {
    const field = order.field as keyof Booking;
    const sign = order.sort === 'desc' ? -1 : 1;
    sorted.sort((a, b) => sign * (Number(a[field] > b[field]) - Number(a[field] < b[field])));
  }
  const rows = sorted.slice(page * pageSize, (page + 1) * pageSize);
  return new Promise<{ rows: Booking[]; total: number }>((resolve) => {
    setTimeout(() => resolve({ rows, total: sorted.length }), 400);
  });
}

const columns: GridColDef<Booking>[] = [
  { field: 'id', headerName: 'Booking', width: 100 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

function LoadingBar() {
  return <LinearProgress aria-hidden="true" />;
}

export default function ServerSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([{ field: 'id', sort: 'asc' }]);
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const [result, setResult] = React.useState({ query: '', rows: [] as Booking[], total: 0 });
  const query = JSON.stringify([sortModel, paginationModel]);
  const loading = result.query !== query;

  React.useEffect(() => {
    let current = true;
    requestBookings(sortModel, paginationModel).then((answer) => {
      // An answer that was overtaken by a newer request is dropped.
      if (current) {
        setResult({ query, ...answer });
      }
    });
    return () => {
      current = false;
    };
  }, [sortModel, paginationModel, query]);

  return (
    <Box role="group" aria-label="Bookings from the server" sx={{ width: '100%' }}>
      <Box sx={{ height: 374 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={result.rows}
          rowCount={result.total}
          columns={columns}
          loading={loading}
          disableColumnFilter
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          paginationMode="server"
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[5, 10, 25]}
          slots={{ loadingOverlay: LoadingBar }}
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20 }}>
        {loading ? 'Loading bookings…' : `${result.total} bookings`}
      </Typography>
    </Box>
  );
}
