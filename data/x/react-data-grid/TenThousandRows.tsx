import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, GridToolbarQuickFilter } from '@mui/x-data-grid';

const cities = ['Basel', 'Brno', 'Graz', 'Linz', 'Lyon', 'Turin', 'Utrecht'];
const goods = ['Paper', 'Steel', 'Textiles', 'Wine', 'Machine parts'];

// A small linear congruential generator: the same rows on every load.
function createRows(count: number) {
  let seed = 20240315;
  const next = (limit: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * limit);
  };
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    container: `CT-${100000 + index}`,
    city: cities[next(cities.length)],
    goods: goods[next(goods.length)],
    weight: 800 + next(24000),
  }));
}

const columns: GridColDef[] = [
  { field: 'container', headerName: 'Container', width: 130 },
  { field: 'city', headerName: 'Destination', width: 130 },
  { field: 'goods', headerName: 'Goods', width: 140 },
  {
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    width: 120,
    valueFormatter: ({ value }) => `${Number(value).toLocaleString('en-GB')} kg`,
  },
];

function Search() {
  return (
    <Box sx={{ p: 1.5 }}>
      <GridToolbarQuickFilter
        label="Search containers"
        aria-label={undefined}
        placeholder=""
        variant="outlined"
        size="small"
        debounceMs={300}
      />
    </Box>
  );
}

export default function TenThousandRows() {
  const [rows] = React.useState(() => createRows(10000));

  return (
    <Box role="group" aria-label="Containers of the year" sx={{ width: '100%', height: 480 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        density="compact"
        slots={{ toolbar: Search }}
        initialState={{ sorting: { sortModel: [{ field: 'weight', sort: 'desc' }] } }}
      />
    </Box>
  );
}
