import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const pages = [
  { href: '?page=ships', label: 'Ships' },
  { href: '?page=berths', label: 'Berths' },
  { href: '?page=crew', label: 'Crew' },
];

const arrivals = ['Aurora, 7:40', 'Basalt, 8:15', 'Celeste, 9:30', 'Dagny, 11:05', 'Elster, 12:50'];

export default function ResponsiveNav() {
  const wide = useMediaQuery(useTheme().breakpoints.up('sm'));
  const [open, setOpen] = React.useState(false);
  // Stands for the address that a router knows.
  const [address, navigate] = React.useState('?page=ships');

  const handleClick = (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(event.currentTarget.search);
    setOpen(false);
  };

  const navigation = (
    <Box component="nav" aria-label="Harbor">
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
  );

  return (
    <Box sx={{ width: '100%' }}>
      <AppBar position="sticky">
        <Toolbar>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Navigation"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            sx={{ mr: 1, display: { sm: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="p">
            Harbor office
          </Typography>
        </Toolbar>
      </AppBar>
      <Box sx={{ display: 'flex' }}>
        <Drawer
          // Closed in wide windows: open but invisible, it would keep the focus.
          open={open && !wide}
          onClose={() => setOpen(false)}
          PaperProps={{ role: 'dialog', 'aria-label': 'Navigation', sx: { width: 240 } }}
        >
          {navigation}
        </Drawer>
        <Drawer
          variant="permanent"
          sx={{
            display: { xs: 'none', sm: 'block' },
            width: 180,
            // In the flow and below the bar, instead of fixed to the window.
            '& .MuiDrawer-paper': {
              position: 'sticky',
              top: 64,
              boxSizing: 'border-box',
              width: 180,
              height: 'auto',
              maxHeight: 'calc(100vh - 64px)',
            },
          }}
        >
          {navigation}
        </Drawer>
        <Box sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
          <Typography variant="h6" component="p">
            {pages.find(({ href }) => href === address)?.label}
          </Typography>
          {arrivals.map((arrival) => (
            <Typography key={arrival} sx={{ py: 1 }}>
              {arrival}
            </Typography>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
