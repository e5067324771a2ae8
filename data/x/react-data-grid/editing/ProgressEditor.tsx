import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  type GridColDef,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';

interface Task {
  id: number;
  task: string;
  done: number;
}

const rows: Task[] = [
  { id: 1, task: 'Foundation', done: 100 },
  { id: 2, task: 'Walls', done: 70 },
  { id: 3, task: 'Roof', done: 10 },
];

function DoneEditor({ id, field, value, row, hasFocus }: GridRenderEditCellParams<Task, number>) {
  const apiRef = useGridApiContext();
  const root = React.useRef<HTMLSpanElement>(null);

  // The grid says which cell has the focus; the editor takes it.
  React.useLayoutEffect(() => {
    if (hasFocus) {
      root.current?.querySelector('input')?.focus();
    }
  }, [hasFocus]);

  return (
    <Box sx={{ width: '100%', px: 2, display: 'flex' }}>
      <Slider
        ref={root}
        size="small"
        step={5}
        valueLabelDisplay="auto"
        // A letter or Delete, which starts editing, hands over an empty text.
        value={Number(value ?? 0)}
        onChange={(_event, next) => apiRef.current.setEditCellValue({ id, field, value: next })}
        getAriaLabel={() => `Progress of ${row.task}`}
        getAriaValueText={(percent) => `${percent} %`}
      />
    </Box>
  );
}

const columns: GridColDef<Task>[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 110 },
  {
    field: 'done',
    headerName: 'Done',
    type: 'number',
    width: 160,
    editable: true,
    valueFormatter: ({ value }) => `${value} %`,
    renderEditCell: (params) => <DoneEditor {...params} />,
  },
];

export default function ProgressEditor() {
  return (
    <Box sx={{ width: '100%', height: 230 }}>
      <DataGrid aria-label="Progress of the tasks" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
