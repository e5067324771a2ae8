import * as React from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import MenuIcon from '@mui/icons-material/Menu';
import ReceiptIcon from '@mui/icons-material/ReceiptOutlined';
import ShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import { useTheme } from '@mui/material/styles';

const pages = [
  { href: '?page=stock', label: 'Stock', icon: InventoryIcon },
  { href: '?page=deliveries', label: 'Deliveries', icon: ShippingIcon },
  { href: '?page=bills', label: 'Bills', icon: ReceiptIcon },
];

export default function MiniNav() {
  const end = useTheme().direction === 'rtl' ? 'left' : 'right';
  const [open, setOpen] = React.useState(false);
  // Stands for the address that a router knows.
  const [address, navigate] = React.useState('?page=stock');
  const width = open ? 160 : 57;

  const handleClick = (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(event.currentTarget.search);
  };

  return (
    <Box
      sx={{
        display: 'flex',
        isolation: 'isolate',
        width: '100%',
        maxWidth: 520,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Drawer
        variant="permanent"
        PaperProps={{
          sx: {
            position: 'static',
            boxSizing: 'border-box',
            width,
            overflowX: 'hidden',
            transition: (theme) => theme.transitions.create('width'),
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          },
        }}
      >
        <IconButton
          aria-label="Show labels"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{ alignSelf: 'flex-start', m: 1 }}
        >
          <MenuIcon />
        </IconButton>
        <Box component="nav" aria-label="Depot">
          <List disablePadding>
            {pages.map(({ href, label, icon: Icon }) => (
              <ListItem key={href} disablePadding>
                <Tooltip title={open ? '' : label} placement={end}>
                  <ListItemButton
                    component="a"
                    href={href}
                    selected={href === address}
                    aria-current={href === address ? 'page' : undefined}
                    onClick={handleClick}
                  >
                    <ListItemIcon sx={{ minWidth: 40 }}>
                      <Icon />
                    </ListItemIcon>
                    {/* Cut off by the drawer's width. */}
                    <ListItemText primaryTypographyProps={{ noWrap: true }}>{label}</ListItemText>
                  </ListItemButton>
                </Tooltip>
              </ListItem>
            ))}
          </List>
        </Box>
      </Drawer>
      <Typography sx={{ flex: 1, minWidth: 0, p: 2 }}>
        {pages.find(({ href }) => href === address)?.label}
      </Typography>
    </Box>
  );
}
