import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  GridEditDateCell,
  GridEditInputCell,
  type GridRenderEditCellParams,
  GridEditSingleSelectCell,
} from '@mui/x-data-grid';

interface Room {
  id: number;
  room: string;
  beds: number;
  renovated: Date;
  state: string;
}

const rows: Room[] = [
  { id: 1, room: 'Garden 1', beds: 2, renovated: new Date(2022, 3, 4), state: 'Free' },
  { id: 2, room: 'Garden 2', beds: 3, renovated: new Date(2024, 10, 18), state: 'Occupied' },
  { id: 3, room: 'Attic', beds: 1, renovated: new Date(2019, 1, 27), state: 'Closed' },
];

// The editors have no names of their own.
const nameOf = ({ colDef, row }: GridRenderEditCellParams<Room>) => ({
  'aria-label': `${colDef.headerName} of ${row.room}`,
});

const columns: GridColDef<Room>[] = [
  {
    field: 'room',
    headerName: 'Room',
    width: 130,
    editable: true,
    renderEditCell: (params) => <GridEditInputCell {...params} inputProps={nameOf(params)} />,
  },
  {
    field: 'beds',
    headerName: 'Beds',
    type: 'number',
    width: 90,
    editable: true,
    renderEditCell: (params) => <GridEditInputCell {...params} inputProps={nameOf(params)} />,
  },
  {
    field: 'renovated',
    headerName: 'Renovated',
    type: 'date',
    width: 150,
    editable: true,
    valueFormatter: ({ value }) => value?.toLocaleDateString('en-GB'),
    renderEditCell: (params) => <GridEditDateCell {...params} inputProps={nameOf(params)} />,
  },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['Free', 'Occupied', 'Closed'],
    width: 130,
    editable: true,
    renderEditCell: (params) => (
      <GridEditSingleSelectCell {...params} inputProps={nameOf(params)} />
    ),
  },
];

export default function EditorsByType() {
  return (
    <Box sx={{ width: '100%', height: 230 }}>
      <DataGrid aria-label="Rooms, editable" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
