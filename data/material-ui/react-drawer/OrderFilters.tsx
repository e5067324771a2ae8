import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import FilterListIcon from '@mui/icons-material/FilterList';

const states = ['Open', 'Packed', 'Shipped', 'Returned'];

export default function OrderFilters() {
  const [open, setOpen] = React.useState(false);
  const [shown, setShown] = React.useState(['Open', 'Packed']);

  const toggle = (state: string) =>
    setShown(states.filter((name) => shown.includes(name) !== (name === state)));

  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <Button
        variant="outlined"
        startIcon={<FilterListIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Filter orders
      </Button>
      <Typography>Shown: {shown.join(', ') || 'nothing'}</Typography>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{
          role: 'dialog',
          'aria-labelledby': 'order-filters-title',
          sx: { boxSizing: 'border-box', width: 260, p: 2 },
        }}
      >
        <Typography id="order-filters-title" variant="h6" component="h2" gutterBottom>
          Filter orders
        </Typography>
        <FormGroup sx={{ mb: 2 }}>
          {states.map((state) => (
            <FormControlLabel
              key={state}
              control={<Checkbox checked={shown.includes(state)} onChange={() => toggle(state)} />}
              label={state}
            />
          ))}
        </FormGroup>
        <Button variant="contained" onClick={() => setOpen(false)}>
          Done
        </Button>
      </Drawer>
    </Stack>
  );
}
