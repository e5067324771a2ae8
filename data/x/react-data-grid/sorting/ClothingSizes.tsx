import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

// Digits inside a text count as numbers: shelf A-9 comes before shelf A-10.
const natural = new Intl.Collator('en', { numeric: true });

const columns: GridColDef[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 110 },
  {
    field: 'size',
    headerName: 'Size',
    width: 90,
    sortComparator: (a: string, b: string) => SIZES.indexOf(a) - SIZES.indexOf(b),
  },
  { field: 'shelf', headerName: 'Shelf', width: 100, sortComparator: natural.compare },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
];

const rows = [
  { id: 1, article: 'Rain jacket', size: 'L', shelf: 'A-10', stock: 14 },
  { id: 2, article: 'Rain jacket', size: 'XS', shelf: 'A-9', stock: 3 },
  { id: 3, article: 'Fleece', size: 'XXL', shelf: 'B-2', stock: 8 },
  { id: 4, article: 'Fleece', size: 'M', shelf: 'B-11', stock: 0 },
  { id: 5, article: 'Vest', size: 'S', shelf: 'A-2', stock: 21 },
];

export default function ClothingSizes() {
  return (
    <Box sx={{ width: '100%', height: 330 }}>
      <DataGrid
        aria-label="Clothing in stock"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'size', sort: 'asc' }] } }}
        hideFooter
      />
    </Box>
  );
}
