import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const slots = ['9:00', '9:30', '10:00', '10:30', '11:00', '11:30'];

export default function SlotSpacing() {
  const [rows, setRows] = React.useState(1);
  const [columns, setColumns] = React.useState(2);
  const [slot, setSlot] = React.useState('9:30');

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Typography id="slot-spacing-rows">Between rows: {rows}</Typography>
      <Slider
        aria-labelledby="slot-spacing-rows"
        min={0}
        max={4}
        value={rows}
        onChange={(_event, next) => setRows(next as number)}
      />
      <Typography id="slot-spacing-columns">Between columns: {columns}</Typography>
      <Slider
        aria-labelledby="slot-spacing-columns"
        min={0}
        max={4}
        value={columns}
        onChange={(_event, next) => setColumns(next as number)}
      />
      <Grid container rowSpacing={rows} columnSpacing={columns}>
        {slots.map((name) => (
          <Grid item key={name} xs={4}>
            <Button
              fullWidth
              variant="outlined"
              aria-pressed={name === slot}
              color={name === slot ? 'primary' : 'inherit'}
              onClick={() => setSlot(name)}
              sx={{ minWidth: 0, px: 0 }}
            >
              {name}
            </Button>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
