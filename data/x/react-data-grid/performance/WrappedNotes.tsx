import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const PARTS = [
  'Door closes with a noise.',
  'Light over the sink flickers since the last inspection.',
  'Handrail is loose at the second landing, do not lean on it.',
  'Window repaired.',
];

const rows = Array.from({ length: 90 }, (_, index) => ({
  id: index + 1,
  flat: `${1 + Math.floor(index / 8)}.${1 + (index % 8)}`,
  note: PARTS.slice(0, 1 + ((index * 3) % PARTS.length)).join(' '),
}));

const columns: GridColDef[] = [
  { field: 'flat', headerName: 'Flat', width: 80 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 160 },
];

export default function WrappedNotes() {
  const [wrap, setWrap] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={wrap} onChange={(_event, on) => setWrap(on)} />}
        label="Rows as high as their notes"
      />
      <Box sx={{ height: 360 }}>
        <DataGrid
          aria-label="Notes of the inspection"
          rows={rows}
          columns={columns}
          getRowHeight={() => (wrap ? 'auto' : null)}
          // Near the average, so that the scroll bar moves little while rows are measured.
          getEstimatedRowHeight={() => 60}
          hideFooter
          sx={{ [`&.${gridClasses.root} .${gridClasses.cell}`]: { py: wrap ? 1 : 0 } }}
        />
      </Box>
    </Box>
  );
}
