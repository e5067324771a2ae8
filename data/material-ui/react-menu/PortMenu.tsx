import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const ports = [
  'Aarhus',
  'Antwerp',
  'Bergen',
  'Bilbao',
  'Cork',
  'Gdynia',
  'Hamburg',
  'Lisbon',
  'Rotterdam',
  'Tallinn',
  'Trieste',
];

export default function PortMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [port, setPort] = React.useState('Lisbon');
  const open = Boolean(anchor);

  return (
    <div>
      <Button
        variant="outlined"
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? 'port-menu-list' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Arrivals in {port}
      </Button>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        MenuListProps={{ id: 'port-menu-list', 'aria-label': 'Port' }}
        slotProps={{ paper: { sx: { maxHeight: 224, minWidth: 160 } } }}
      >
        {ports.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            selected={name === port}
            aria-checked={name === port}
            onClick={() => {
              setPort(name);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
