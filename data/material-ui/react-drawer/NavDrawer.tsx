import * as React from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

const pages = [
  { href: '#orders', label: 'Orders' },
  { href: '#invoices', label: 'Invoices' },
  { href: '#customers', label: 'Customers' },
];

export default function NavDrawer() {
  const [open, setOpen] = React.useState(false);
  // Stands for the address that a router knows.
  const [address, navigate] = React.useState('#orders');

  const handleClick = (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(event.currentTarget.hash);
    setOpen(false);
  };

  return (
    <Stack direction="row" alignItems="center" spacing={1}>
      <IconButton aria-label="Navigation" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      <Typography variant="h6" component="p">
        {pages.find(({ href }) => href === address)?.label}
      </Typography>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-label': 'Navigation', sx: { width: 240 } }}
      >
        <Box component="nav" aria-label="Warehouse">
          <List>
            {pages.map(({ href, label }) => (
              <ListItem key={href} disablePadding>
                <ListItemButton
                  component="a"
                  href={href}
                  selected={href === address}
                  aria-current={href === address ? 'page' : undefined}
                  onClick={handleClick}
                >
                  <ListItemText>{label}</ListItemText>
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      </Drawer>
    </Stack>
  );
}
