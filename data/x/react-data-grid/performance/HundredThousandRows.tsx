import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const SENSORS = ['Inlet', 'Outlet', 'Boiler', 'Tank', 'Roof'];

// Readings of ten minutes each. A linear congruential generator: the same rows on every load.
function createReadings(count: number) {
  let seed = 314159265;
  const next = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    sensor: SENSORS[index % SENSORS.length],
    minute: Math.floor(index / SENSORS.length) * 10,
    celsius: Math.round((18 + next() * 40) * 10) / 10,
    bar: Math.round((1 + next() * 3) * 100) / 100,
  }));
}

const columns: GridColDef[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 90 },
  { field: 'sensor', headerName: 'Sensor', width: 110 },
  { field: 'minute', headerName: 'Minute', type: 'number', width: 110 },
  { field: 'celsius', headerName: '°C', type: 'number', width: 90 },
  { field: 'bar', headerName: 'Bar', type: 'number', width: 90 },
];

export default function HundredThousandRows() {
  // Made once, not on each render.
  const [rows] = React.useState(() => createReadings(100000));

  return (
    <Box role="group" aria-label="Readings of the heating" sx={{ width: '100%', height: 420 }}>
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        density="compact"
        disableRowSelectionOnClick
      />
    </Box>
  );
}
