import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  { field: 'origin', headerName: 'From', width: 130 },
  { field: 'destination', headerName: 'To', width: 130 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 100 },
];

const rows = [
  { id: 'SH-2041', origin: 'Rotterdam', destination: 'Basel', pallets: 18 },
  { id: 'SH-2042', origin: 'Gdańsk', destination: 'Brno', pallets: 6 },
  { id: 'SH-2043', origin: 'Valencia', destination: 'Lyon', pallets: 24 },
  { id: 'SH-2044', origin: 'Hamburg', destination: 'Linz', pallets: 11 },
  { id: 'SH-2045', origin: 'Trieste', destination: 'Graz', pallets: 9 },
];

export default function FirstGrid() {
  return (
    <Box sx={{ width: '100%', height: 330 }}>
      <DataGrid aria-label="Shipments of the week" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
