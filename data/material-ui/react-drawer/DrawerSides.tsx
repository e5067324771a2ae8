import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const sides = ['left', 'right', 'top', 'bottom'] as const;

export default function DrawerSides() {
  const [open, setOpen] = React.useState(false);
  // Not emptied on closing: the drawer leaves to where it came from.
  const [side, setSide] = React.useState<(typeof sides)[number]>('left');
  const isColumn = side === 'left' || side === 'right';

  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      {sides.map((name) => (
        <Button
          key={name}
          variant="outlined"
          aria-haspopup="dialog"
          onClick={() => {
            setSide(name);
            setOpen(true);
          }}
        >
          {name}
        </Button>
      ))}
      <Drawer
        anchor={side}
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{
          role: 'dialog',
          'aria-labelledby': 'drawer-sides-title',
          sx: { boxSizing: 'border-box', p: 3, width: isColumn ? 240 : undefined },
        }}
      >
        <Stack spacing={1.5} alignItems="flex-start">
          <Typography id="drawer-sides-title" variant="h6" component="h2">
            Berth 14
          </Typography>
          <Typography>Reserved until Friday, 18:00.</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Stack>
      </Drawer>
    </Stack>
  );
}
