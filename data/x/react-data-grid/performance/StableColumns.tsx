import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, plant: 'Fern', litres: 2 },
  { id: 2, plant: 'Olive', litres: 5 },
  { id: 3, plant: 'Monstera', litres: 3 },
];

// Shows how often it was rendered, without causing another rendering.
function Water({ litres }: { litres: number }) {
  const renders = React.useRef(0);
  const text = React.useRef<HTMLSpanElement>(null);

  React.useEffect(() => {
    renders.current += 1;
    if (text.current) {
      text.current.textContent = `${litres} l, rendered ${renders.current} ×`;
    }
  });

  return <span ref={text} />;
}

const createColumns = (): GridColDef[] => [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 90 },
  {
    field: 'litres',
    headerName: 'Water',
    width: 170,
    renderCell: ({ value }) => <Water litres={value} />,
  },
];

const stableColumns = createColumns();

export default function StableColumns() {
  const [clicks, setClicks] = React.useState(0);
  const [inline, setInline] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ mb: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <FormControlLabel
          control={<Switch checked={inline} onChange={(_event, on) => setInline(on)} />}
          label="New columns on each render"
        />
        <Button variant="outlined" onClick={() => setClicks(clicks + 1)}>
          Render the parent ({clicks})
        </Button>
      </Box>
      <Box sx={{ height: 230 }}>
        <DataGrid
          aria-label="Plants and their water"
          rows={rows}
          columns={inline ? createColumns() : stableColumns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
