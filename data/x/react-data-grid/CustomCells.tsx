import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'SH-2041', carrier: 'Rhenus', state: 'On the way', progress: 64 },
  { id: 'SH-2042', carrier: 'Dachser', state: 'Delivered', progress: 100 },
  { id: 'SH-2043', carrier: 'Geodis', state: 'On the way', progress: 12 },
  { id: 'SH-2044', carrier: 'Rhenus', state: 'Delivered', progress: 100 },
];

export default function CustomCells() {
  const [opened, setOpened] = React.useState<string | null>(null);

  const columns = React.useMemo<GridColDef<(typeof rows)[number]>[]>(
    () => [
      {
        field: 'id',
        headerName: 'Shipment',
        width: 120,
        renderCell: (params) => (
          <Link
            component="button"
            type="button"
            color="text.primary"
            tabIndex={params.tabIndex}
            onClick={() => setOpened(params.row.id)}
          >
            {params.row.id}
          </Link>
        ),
      },
      { field: 'carrier', headerName: 'Carrier', width: 110 },
      {
        field: 'state',
        headerName: 'State',
        width: 150,
        renderCell: ({ row }) => (
          <Chip
            size="small"
            variant="outlined"
            label={row.state}
            icon={row.state === 'Delivered' ? <CheckIcon /> : <LocalShippingIcon />}
          />
        ),
      },
      {
        field: 'progress',
        headerName: 'Route',
        type: 'number',
        width: 150,
        renderCell: ({ row }) => (
          <Box sx={{ width: '100%', display: 'flex', alignItems: 'center', gap: 1 }}>
            <LinearProgress
              variant="determinate"
              value={row.progress}
              aria-hidden="true"
              sx={{ flex: 1 }}
            />
            {row.progress} %
          </Box>
        ),
      },
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 280 }}>
        <DataGrid
          aria-label="Shipments with state"
          rows={rows}
          columns={columns}
          hideFooter
          disableRowSelectionOnClick
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20 }}>
        {opened && `Opened ${opened}`}
      </Typography>
    </Box>
  );
}
