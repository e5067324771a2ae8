import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridValidRowModel } from '@mui/x-data-grid';

const WEEKS = Array.from({ length: 52 }, (_, index) => index + 1);

const columns: GridColDef[] = [
  { field: 'machine', headerName: 'Machine', width: 120 },
  ...WEEKS.map((week): GridColDef => ({
    field: `w${week}`,
    headerName: `Week ${week}`,
    type: 'number',
    width: 90,
  })),
];

const rows = Array.from({ length: 60 }, (_, machine) => {
  const row: GridValidRowModel = { id: machine, machine: `Press ${machine + 1}` };
  WEEKS.forEach((week) => {
    row[`w${week}`] = 20 + ((machine * 7 + week * 11) % 20);
  });
  return row;
});

const ALL = rows.length * columns.length;

export default function YearOfWeeks() {
  const box = React.useRef<HTMLDivElement>(null);
  const [count, setCount] = React.useState<number>();

  return (
    <Box sx={{ width: '100%' }}>
      <Box ref={box} sx={{ height: 360 }}>
        <DataGrid
          aria-label="Hours of the machines by week"
          rows={rows}
          columns={columns}
          density="compact"
          hideFooter
        />
      </Box>
      <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button
          variant="outlined"
          onClick={() => setCount(box.current?.querySelectorAll('[role="cell"]').length)}
        >
          Count the cells
        </Button>
        <Typography role="status" variant="body2">
          {count !== undefined && `${count} of ${ALL} are in the document.`}
        </Typography>
      </Box>
    </Box>
  );
}
