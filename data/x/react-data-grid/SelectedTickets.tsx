import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 190 },
  { field: 'team', headerName: 'Team', width: 110 },
  { field: 'state', headerName: 'State', width: 100 },
];

const tickets = [
  { id: 811, subject: 'Label printer offline', team: 'Hardware', state: 'Open' },
  { id: 812, subject: 'Wrong VAT on invoice', team: 'Billing', state: 'Open' },
  { id: 813, subject: 'Scanner loses Wi-Fi', team: 'Hardware', state: 'Open' },
  { id: 814, subject: 'Reset of a locked account', team: 'Access', state: 'Closed' },
];

export default function SelectedTickets() {
  const [rows, setRows] = React.useState(tickets);
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([]);

  const closeSelected = () => {
    setRows((current) =>
      current.map((row) => (selected.includes(row.id) ? { ...row, state: 'Closed' } : row)),
    );
    setSelected([]);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap flexWrap="wrap" alignItems="center" gap={1} sx={{ mb: 1 }}>
        <Typography role="status" variant="body2" sx={{ flexGrow: 1 }}>
          {selected.length === 1 ? '1 ticket selected' : `${selected.length} tickets selected`}
        </Typography>
        <Button size="small" disabled={selected.length === 0} onClick={() => setSelected([])}>
          Clear
        </Button>
        <Button
          size="small"
          variant="contained"
          disabled={selected.length === 0}
          onClick={closeSelected}
        >
          Close tickets
        </Button>
      </Stack>
      <Box sx={{ height: 280 }}>
        <DataGrid
          aria-label="Support tickets"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          isRowSelectable={({ row }) => row.state === 'Open'}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          hideFooter
        />
      </Box>
    </Box>
  );
}
