import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

type State = 'ready' | 'loading' | 'empty' | 'error';

const columns: GridColDef[] = [
  { field: 'vehicle', headerName: 'Vehicle', width: 120 },
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 140 },
];

const rows = [
  { id: 1, vehicle: 'Van 12', driver: 'Ines Duarte' },
  { id: 2, vehicle: 'Truck 3', driver: 'Tomasz Zieliński' },
];

// Hidden from assistive technology: a progress bar may not stand inside a grid.
function LoadingBar() {
  return <LinearProgress aria-hidden="true" />;
}

function NoVehicles() {
  return (
    <Stack height="100%" alignItems="center" justifyContent="center" spacing={1}>
      <Typography variant="body2">No vehicle is booked for this day.</Typography>
    </Stack>
  );
}

export default function GridStates() {
  const [state, setState] = React.useState<State>('ready');

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="State of the request"
        value={state}
        onChange={(_event, next: State | null) => next && setState(next)}
        sx={{ '& .MuiToggleButton-root': { textTransform: 'none' } }}
      >
        <ToggleButton value="ready">Ready</ToggleButton>
        <ToggleButton value="loading">Loading</ToggleButton>
        <ToggleButton value="empty">Empty</ToggleButton>
        <ToggleButton value="error">Error</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {state === 'loading' ? 'Loading vehicles…' : ''}
      </Typography>
      {state === 'error' ? (
        <Alert severity="error">
          The vehicles could not be loaded.
          <br />
          <Button color="inherit" size="small" onClick={() => setState('loading')}>
            Try again
          </Button>
        </Alert>
      ) : (
        <Box sx={{ height: 240 }}>
          <DataGrid
            aria-label="Vehicles of the day"
            rows={state === 'empty' ? [] : rows}
            columns={columns}
            loading={state === 'loading'}
            slots={{ loadingOverlay: LoadingBar, noRowsOverlay: NoVehicles }}
            hideFooter
          />
        </Box>
      )}
    </Stack>
  );
}
