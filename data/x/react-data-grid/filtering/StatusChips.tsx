import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';

const STATES = ['New', 'In work', 'Done'];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 130 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: STATES,
    width: 110,
  },
];

const rows = [
  { id: 881, subject: 'Printer offline', state: 'New' },
  { id: 882, subject: 'New laptop', state: 'In work' },
  { id: 883, subject: 'VPN from home', state: 'Done' },
  { id: 884, subject: 'Key card lost', state: 'New' },
  { id: 885, subject: 'Second screen', state: 'Done' },
];

export default function StatusChips() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'state', operator: 'isAnyOf', value: ['New', 'In work'] }],
  });
  const [filter] = filterModel.items;
  const shown: string[] = filter?.operator === 'isAnyOf' ? filter.value : STATES;

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        aria-label="States that are shown"
        value={shown}
        onChange={(_event, value: string[]) =>
          // Without a value the operator lets all rows pass, so there is no filter then.
          setFilterModel({
            items: value.length > 0 ? [{ field: 'state', operator: 'isAnyOf', value }] : [],
          })
        }
        sx={{ mb: 1 }}
      >
        {STATES.map((state) => (
          <ToggleButton key={state} value={state} sx={{ textTransform: 'none' }}>
            {state} ({rows.filter((row) => row.state === state).length})
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 330 }}>
        <DataGrid
          aria-label="Tickets"
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          disableColumnFilter
          hideFooter
        />
      </Box>
    </Box>
  );
}
