import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSortItem, type GridSortModel } from '@mui/x-data-grid';

const rows = [
  { id: 'EC 37', from: 'Venezia', minute: 614, delay: 4 },
  { id: 'RJ 64', from: 'München', minute: 598, delay: 0 },
  { id: 'NJ 402', from: 'Zürich', minute: 571, delay: 52 },
  { id: 'IC 533', from: 'Wien', minute: 640, delay: 11 },
];

const clock = (minute: number) =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Train', width: 90 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 100 },
  // Sorted as a number, shown as a time.
  {
    field: 'minute',
    headerName: 'Arrival',
    type: 'number',
    width: 100,
    valueFormatter: ({ value }) => clock(value),
  },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 120 },
];

const PRESETS: { name: string; label: string; order: GridSortItem }[] = [
  { name: 'next', label: 'Next first', order: { field: 'minute', sort: 'asc' } },
  { name: 'late', label: 'Latest first', order: { field: 'delay', sort: 'desc' } },
];

export default function ArrivalOrder() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'minute', sort: 'asc' },
  ]);
  const [current] = sortModel;
  const isCurrent = ({ order }: (typeof PRESETS)[number]) =>
    order.field === current?.field && order.sort === current.sort;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Order of the arrivals"
        value={PRESETS.find(isCurrent)?.name ?? null}
        onChange={(_event, chosen: string | null) =>
          setSortModel(PRESETS.filter(({ name }) => name === chosen).map(({ order }) => order))
        }
      >
        {PRESETS.map(({ name, label }) => (
          <ToggleButton key={name} value={name}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 280 }}>
        <DataGrid
          aria-label="Arrivals"
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2">
        {current ? `Sorted by ${current.field}, ${current.sort}ending` : 'Not sorted'}
      </Typography>
    </Stack>
  );
}
