import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
  GridToolbarContainer,
  GridToolbarFilterButton,
} from '@mui/x-data-grid';

interface Branch {
  id: number;
  branch: string;
  opens: string;
  closes: string;
}

function TimeInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  return (
    <TextField
      label="Time"
      type="time"
      variant="standard"
      fullWidth
      value={item.value ?? ''}
      onChange={(event) => applyValue({ ...item, value: event.target.value })}
      inputRef={focusElementRef}
      InputLabelProps={{ shrink: true }}
    />
  );
}

// Times as text, 08:30, compare in the right order. Bars close after midnight.
function isOpen({ opens, closes }: Branch, time: string) {
  return closes > opens ? time >= opens && time < closes : time >= opens || time < closes;
}

const openAt: GridFilterOperator<Branch> = {
  label: 'are open at',
  value: 'openAt',
  getApplyFilterFn: ({ value }) => (value ? ({ row }) => isOpen(row, value) : null),
  InputComponent: TimeInput,
};

const columns: GridColDef<Branch>[] = [
  { field: 'branch', headerName: 'Branch', flex: 1, minWidth: 120, filterable: false },
  {
    field: 'hours',
    headerName: 'Opening hours',
    width: 150,
    valueGetter: ({ row }) => `${row.opens} – ${row.closes}`,
    filterOperators: [openAt],
  },
];

const rows: Branch[] = [
  { id: 1, branch: 'Bakery', opens: '06:00', closes: '13:00' },
  { id: 2, branch: 'Library', opens: '10:00', closes: '19:00' },
  { id: 3, branch: 'Cinema', opens: '15:30', closes: '23:30' },
  { id: 4, branch: 'Bar', opens: '18:00', closes: '02:00' },
];

function Toolbar() {
  return (
    <GridToolbarContainer sx={{ p: 1 }}>
      <GridToolbarFilterButton componentsProps={{ button: { 'aria-label': undefined } }} />
    </GridToolbarContainer>
  );
}

export default function OpenAtTime() {
  return (
    <Box role="group" aria-label="Branches" sx={{ width: '100%', height: 340 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'hours', operator: 'openAt', value: '18:30' }] },
          },
        }}
        slots={{ toolbar: Toolbar }}
      />
    </Box>
  );
}
