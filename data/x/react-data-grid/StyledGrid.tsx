import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity, gridClasses } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'daysLate', headerName: 'Days late', type: 'number', width: 110 },
];

const rows = [
  { id: 'A-711', customer: 'Nordwerk', daysLate: 0 },
  { id: 'A-712', customer: 'Atelier Six', daysLate: 4 },
  { id: 'A-713', customer: 'Harbor & Co', daysLate: 0 },
  { id: 'A-714', customer: 'Orbis', daysLate: 11 },
];

export default function StyledGrid() {
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Row height"
        value={density}
        onChange={(_event, next: GridDensity | null) => next && setDensity(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="compact">Compact</ToggleButton>
        <ToggleButton value="standard">Standard</ToggleButton>
      </ToggleButtonGroup>
      {/* Keeps the place: the grid itself renders in the browser only. */}
      <Box sx={{ minHeight: 268 }}>
        <DataGrid
          autoHeight
          aria-label="Open orders"
          rows={rows}
          columns={columns}
          density={density}
          hideFooter
          getRowClassName={({ row }) => (row.daysLate > 0 ? 'late' : '')}
          sx={{
            [`& .${gridClasses.columnHeaders}`]: { bgcolor: 'action.hover' },
            [`& .${gridClasses.row}.late`]: { boxShadow: 'inset 4px 0 0 #c62828' },
            [`& .${gridClasses.cell}:focus-within`]: { outlineOffset: -2 },
          }}
        />
      </Box>
    </Box>
  );
}
