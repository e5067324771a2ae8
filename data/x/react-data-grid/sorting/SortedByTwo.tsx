import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridSortModel } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'stars', headerName: 'Stars', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120 },
  { field: 'hotel', headerName: 'Hotel', flex: 1, minWidth: 130 },
];

const rows = [
  { id: 1, city: 'Porto', stars: 4, price: 118, hotel: 'Ribeira' },
  { id: 2, city: 'Ghent', stars: 3, price: 92, hotel: 'Graslei' },
  { id: 3, city: 'Porto', stars: 4, price: 104, hotel: 'Foz' },
  { id: 4, city: 'Ghent', stars: 4, price: 131, hotel: 'Patershol' },
  { id: 5, city: 'Porto', stars: 3, price: 76, hotel: 'Bolhão' },
  { id: 6, city: 'Ghent', stars: 4, price: 127, hotel: 'Korenmarkt' },
];

export default function SortedByTwo() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'city', sort: 'asc' },
    { field: 'price', sort: 'asc' },
  ]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 380 }}>
        <DataGridPro
          aria-label="Hotels"
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Order: {sortModel.map(({ field, sort }) => `${field} ${sort}`).join(', ') || 'as stored'}
      </Typography>
    </Box>
  );
}
