import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridCellModes,
  type GridCellModesModel,
  type GridColDef,
  GridEditInputCell,
} from '@mui/x-data-grid';

interface Order {
  id: number;
  customer: string;
  note: string;
  shipped: boolean;
}

const rows: Order[] = [
  { id: 310, customer: 'Café Minerva', note: 'Ring twice', shipped: false },
  { id: 311, customer: 'Studio Öst', note: '', shipped: false },
  { id: 312, customer: 'Bar Luna', note: 'Back door', shipped: true },
];

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 140 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 140,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        inputProps={{ 'aria-label': `Note for order ${params.row.id}` }}
      />
    ),
  },
  { field: 'shipped', headerName: 'Shipped', type: 'boolean', width: 100 },
];

export default function ClickToEdit() {
  const [modes, setModes] = React.useState<GridCellModesModel>({});

  return (
    <Box sx={{ width: '100%', height: 230 }}>
      <DataGrid
        aria-label="Orders with notes"
        rows={rows}
        columns={columns}
        isCellEditable={({ row }) => !row.shipped}
        cellModesModel={modes}
        onCellModesModelChange={setModes}
        onCellClick={({ id, field, isEditable }) => {
          if (isEditable && !modes[id]?.[field]) {
            setModes((current) => ({
              ...current,
              [id]: { ...current[id], [field]: { mode: GridCellModes.Edit } },
            }));
          }
        }}
        onCellEditStop={({ reason }, event) => {
          // A click elsewhere leaves the editor open: Enter or Tab saves, Escape discards.
          event.defaultMuiPrevented = reason === GridCellEditStopReasons.cellFocusOut;
        }}
        hideFooter
      />
    </Box>
  );
}
