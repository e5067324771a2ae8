import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  getGridStringOperators,
  type GridColDef,
  type GridFilterModel,
  GridToolbarContainer,
  GridToolbarFilterButton,
} from '@mui/x-data-grid';

interface Part {
  id: string;
  part: string;
  maker: string;
}

const table: Part[] = [
  { id: 'P-104', part: 'Ball bearing 6204', maker: 'Nordlager' },
  { id: 'P-105', part: 'Ball bearing 6305', maker: 'Kugelwerk' },
  { id: 'P-221', part: 'V-belt 1250', maker: 'Cintra' },
  { id: 'P-222', part: 'V-belt 1400', maker: 'Nordlager' },
];

// Stands for GET /parts?field=…&startsWith=…
function requestParts(field: string | null, text: string) {
  const found = table.filter((row) =>
    row[field as keyof Part]?.toLowerCase().startsWith(text.toLowerCase()),
  );
  return new Promise<Part[]>((resolve) => {
    setTimeout(() => resolve(field ? found : table), 400);
  });
}

// What the server can do is all that the panel offers.
const filterOperators = getGridStringOperators().filter(({ value }) => value === 'startsWith');

const columns: GridColDef<Part>[] = [
  { field: 'id', headerName: 'Number', width: 100, filterOperators },
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 150, filterOperators },
  { field: 'maker', headerName: 'Maker', width: 120, filterOperators },
];

function Toolbar() {
  return (
    <GridToolbarContainer sx={{ p: 1 }}>
      <GridToolbarFilterButton componentsProps={{ button: { 'aria-label': undefined } }} />
    </GridToolbarContainer>
  );
}

export default function ServerFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'part', operator: 'startsWith', value: 'ball' }],
  });
  const [answer, setAnswer] = React.useState<{ query: string; rows: Part[] }>();
  const [filter] = filterModel.items;
  // A filter without a value, as the panel makes while it is open, is none.
  const field = filter?.value ? filter.field : null;
  const text: string = filter?.value ?? '';
  const query = field ? `?field=${field}&startsWith=${text}` : '';

  React.useEffect(() => {
    let current = true;
    requestParts(field, text).then((rows) => {
      if (current) {
        setAnswer({ query, rows });
      }
    });
    return () => {
      current = false;
    };
  }, [field, text, query]);

  return (
    <Box role="group" aria-label="Spare parts from the server" sx={{ width: '100%' }}>
      <Box sx={{ height: 340 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={answer?.rows ?? []}
          columns={columns}
          disableColumnMenu
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          filterDebounceMs={400}
          hideFooter
          slots={{ toolbar: Toolbar }}
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {answer?.query === query ? `${answer.rows.length} rows from /parts${query}` : 'Loading…'}
      </Typography>
    </Box>
  );
}
