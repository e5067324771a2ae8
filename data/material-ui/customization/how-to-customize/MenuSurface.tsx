import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const orders = ['Newest first', 'Oldest first', 'By sender'];

export default function MenuSurface() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [chosen, setChosen] = React.useState('Newest first');

  const choose = (order: string) => {
    setChosen(order);
    setAnchor(null);
  };

  return (
    <div>
      <Button
        id="menu-surface-button"
        variant="outlined"
        aria-haspopup="true"
        aria-expanded={anchor ? 'true' : undefined}
        aria-controls={anchor ? 'menu-surface-menu' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {chosen}
      </Button>
      <Menu
        id="menu-surface-menu"
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-labelledby': 'menu-surface-button', sx: { p: 1 } }}
        slotProps={{ paper: { elevation: 2, sx: { mt: 1, borderRadius: 3 } } }}
      >
        {orders.map((order) => (
          <MenuItem
            key={order}
            selected={order === chosen}
            sx={{ borderRadius: 2 }}
            onClick={() => choose(order)}
          >
            {order}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
