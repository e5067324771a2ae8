import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, type GridColDef, useGridApiRef } from '@mui/x-data-grid-pro';

const rows = Array.from({ length: 2000 }, (_, index) => ({
  id: index + 1,
  lot: `Lot ${String(index + 1).padStart(4, '0')}`,
  bid: 20 + ((index * 37) % 400),
  bids: 0,
}));

const columns: GridColDef[] = [
  { field: 'lot', headerName: 'Lot', width: 110 },
  { field: 'bid', headerName: 'Highest bid (€)', type: 'number', flex: 1, minWidth: 140 },
  { field: 'bids', headerName: 'Bids', type: 'number', width: 90 },
];

export default function LiveRates() {
  const apiRef = useGridApiRef();
  const [running, setRunning] = React.useState(false);

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    let tick = 0;
    // Stands for messages of a socket: ten bids, fifty times a second.
    const timer = setInterval(() => {
      tick += 1;
      const changed = Array.from({ length: 10 }, (_, index) => {
        const row = apiRef.current.getRow(1 + ((tick * 13 + index * 7) % 40));
        return { id: row.id, bid: row.bid + 5, bids: row.bids + 1 };
      });
      apiRef.current.updateRows(changed);
    }, 20);
    return () => clearInterval(timer);
  }, [apiRef, running]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" aria-pressed={running} onClick={() => setRunning(!running)}>
        Live bids
      </Button>
      <Box sx={{ mt: 1, height: 360 }}>
        <DataGridPro
          aria-label="Lots of the auction"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          density="compact"
          throttleRowsMs={500}
          hideFooter
        />
      </Box>
    </Box>
  );
}
