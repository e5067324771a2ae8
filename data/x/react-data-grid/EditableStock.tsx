import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, GridEditInputCell } from '@mui/x-data-grid';

interface StockItem {
  id: number;
  article: string;
  stock: number;
  reserved: number;
}

const initialRows: StockItem[] = [
  { id: 1, article: 'Oak shelf, 80 cm', stock: 42, reserved: 12 },
  { id: 2, article: 'Glass door, left', stock: 9, reserved: 4 },
  { id: 3, article: 'Hinge, brass', stock: 610, reserved: 240 },
];

const columns: GridColDef<StockItem>[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 150 },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 110,
    editable: true,
    // While typing: marks the cell as invalid and keeps it in edit mode.
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: props.value === null || !Number.isInteger(props.value) || props.value < 0,
    }),
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        inputProps={{ 'aria-label': `Stock of ${params.row.article}`, min: 0 }}
      />
    ),
  },
  { field: 'reserved', headerName: 'Reserved', type: 'number', width: 110 },
];

// Stands for the request that stores the row and may refuse it.
async function saveRow(row: StockItem): Promise<StockItem> {
  if (row.stock < row.reserved) {
    throw new Error(`${row.article}: ${row.reserved} are reserved, the stock cannot be lower.`);
  }
  return row;
}

export default function EditableStock() {
  const [rows, setRows] = React.useState(initialRows);
  const [message, setMessage] = React.useState<string | null>(null);

  const processRowUpdate = async (newRow: StockItem) => {
    const saved = await saveRow(newRow);
    setRows((current) => current.map((row) => (row.id === saved.id ? saved : row)));
    setMessage(null);
    return saved;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 230 }}>
        <DataGrid
          aria-label="Stock, editable"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          hideFooter
        />
      </Box>
      {message && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {message}
        </Alert>
      )}
    </Box>
  );
}
