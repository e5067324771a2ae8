import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, GridEditInputCell } from '@mui/x-data-grid';

interface Ticket {
  id: number;
  fare: string;
  price: number;
  version: number;
}

const initialRows: Ticket[] = [
  { id: 1, fare: 'Single', price: 3.2, version: 4 },
  { id: 2, fare: 'Day ticket', price: 8.6, version: 2 },
  { id: 3, fare: 'Week', price: 31, version: 7 },
];

const columns: GridColDef<Ticket>[] = [
  { field: 'fare', headerName: 'Fare', flex: 1, minWidth: 110 },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 110,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        inputProps={{ 'aria-label': `Price of ${params.row.fare}`, min: 0, step: 0.1 }}
      />
    ),
  },
  { field: 'version', headerName: 'Version', type: 'number', width: 90 },
];

// Stands for PUT /fares/1: it counts the versions, and refuses prices of 0, of nothing and of 100 or more.
async function saveFare(ticket: Ticket): Promise<Ticket> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (!(ticket.price > 0 && ticket.price < 100)) {
    throw new Error('the server allows prices above 0 € and below 100 €');
  }
  return { ...ticket, version: ticket.version + 1 };
}

export default function SavedPrices() {
  const [rows, setRows] = React.useState(initialRows);
  const [result, setResult] = React.useState({ failed: false, text: '' });

  const processRowUpdate = async (newRow: Ticket, oldRow: Ticket) => {
    if (newRow.price === oldRow.price) {
      return oldRow;
    }
    setResult({ failed: false, text: `Saving ${newRow.fare}…` });
    try {
      const saved = await saveFare(newRow);
      setRows((current) => current.map((row) => (row.id === saved.id ? saved : row)));
      setResult({ failed: false, text: `${saved.fare} costs ${saved.price} € now.` });
      return saved;
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'no connection';
      setResult({ failed: true, text: `${newRow.fare} was not saved: ${reason}.` });
      // Rolls back: the cell leaves edit mode with the old value.
      return oldRow;
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 230 }}>
        <DataGrid
          aria-label="Fares, saved on the server"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </Box>
      <Box role="status" sx={{ mt: 1, minHeight: 48 }}>
        {result.text && (
          <Alert role="presentation" severity={result.failed ? 'error' : 'info'}>
            {result.text}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
