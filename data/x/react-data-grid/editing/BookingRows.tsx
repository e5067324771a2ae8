import * as React from 'react';
import Box from '@mui/material/Box';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
  GridEditInputCell,
  type GridRenderEditCellParams,
  GridRowEditStopReasons,
  GridRowModes,
  type GridRowModesModel,
} from '@mui/x-data-grid';

interface Booking {
  id: number;
  guest: string;
  adults: number;
  beds: number;
}

const initialRows: Booking[] = [
  { id: 71, guest: 'Ilse Vermeer', adults: 2, beds: 2 },
  { id: 72, guest: 'Tomás Vidal', adults: 3, beds: 4 },
  { id: 73, guest: 'Hana Kovář', adults: 1, beds: 2 },
];

const editor = (params: GridRenderEditCellParams<Booking>) => (
  <GridEditInputCell
    {...params}
    // Checked with each key, so that Enter right after the last one saves.
    debounceMs={0}
    inputProps={{ 'aria-label': `${params.colDef.headerName} of booking ${params.id}` }}
  />
);

export default function BookingRows() {
  const [rows, setRows] = React.useState(initialRows);
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const columns = React.useMemo<GridColDef<Booking>[]>(() => {
    const setMode = (id: number, mode: GridRowModesModel[string]) =>
      setModes((current) => ({ ...current, [id]: mode }));

    return [
      {
        field: 'guest',
        headerName: 'Guest',
        flex: 1,
        minWidth: 130,
        editable: true,
        renderEditCell: editor,
      },
      {
        field: 'adults',
        headerName: 'Adults',
        type: 'number',
        width: 90,
        editable: true,
        renderEditCell: editor,
      },
      {
        field: 'beds',
        headerName: 'Beds',
        type: 'number',
        width: 90,
        editable: true,
        renderEditCell: editor,
        // Runs again when the other editors of the row change.
        preProcessEditCellProps: ({ props, otherFieldsProps }) => ({
          ...props,
          error: props.value < otherFieldsProps?.adults?.value,
        }),
      },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 100,
        getActions: ({ id, row }) =>
          modes[id]?.mode === GridRowModes.Edit
            ? [
                <GridActionsCellItem
                  key="save"
                  icon={<SaveIcon />}
                  label={`Save booking of ${row.guest}`}
                  onClick={() => setMode(row.id, { mode: GridRowModes.View })}
                />,
                <GridActionsCellItem
                  key="discard"
                  icon={<CloseIcon />}
                  label={`Discard changes to booking of ${row.guest}`}
                  onClick={() =>
                    setMode(row.id, { mode: GridRowModes.View, ignoreModifications: true })
                  }
                />,
              ]
            : [
                <GridActionsCellItem
                  key="edit"
                  icon={<EditIcon />}
                  label={`Edit booking of ${row.guest}`}
                  onClick={() =>
                    setMode(row.id, { mode: GridRowModes.Edit, fieldToFocus: 'guest' })
                  }
                />,
              ],
      },
    ];
  }, [modes]);

  const processRowUpdate = (newRow: Booking) => {
    setRows((current) => current.map((row) => (row.id === newRow.id ? newRow : row)));
    return newRow;
  };

  return (
    <Box sx={{ width: '100%', height: 230 }}>
      <DataGrid
        aria-label="Bookings, editable by row"
        editMode="row"
        rows={rows}
        columns={columns}
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        onRowEditStop={({ reason }, event) => {
          // A click elsewhere neither saves nor discards.
          event.defaultMuiPrevented = reason === GridRowEditStopReasons.rowFocusOut;
        }}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
    </Box>
  );
}
