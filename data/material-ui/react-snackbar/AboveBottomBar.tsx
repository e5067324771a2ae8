import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Fab from '@mui/material/Fab';
import Paper from '@mui/material/Paper';
import Snackbar, { type SnackbarProps } from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import InventoryIcon from '@mui/icons-material/Inventory';
import ReceiptIcon from '@mui/icons-material/Receipt';

const BAR = 56;

const sections = [
  { value: 'orders', label: 'Orders', icon: <ReceiptIcon /> },
  { value: 'stock', label: 'Stock', icon: <InventoryIcon /> },
];

export default function AboveBottomBar() {
  const [section, setSection] = React.useState('orders');
  const [orders, setOrders] = React.useState(83);
  const [open, setOpen] = React.useState(false);

  const handleAdd = () => {
    setOrders(orders + 1);
    setOpen(true);
  };

  const handleClose: SnackbarProps['onClose'] = (_event, reason) => {
    if (reason !== 'clickaway') setOpen(false);
  };

  return (
    <>
      <Typography sx={{ p: 2 }}>{section === 'orders' ? `${orders} orders` : 'Stock'}</Typography>
      <Fab
        color="primary"
        aria-label="New order"
        onClick={handleAdd}
        sx={{ position: 'fixed', insetInlineEnd: 16, bottom: BAR + 16 }}
      >
        <AddIcon />
      </Fab>
      {/* The button is 56 pixels high. From `sm` up the message stands beside it. */}
      <Snackbar
        key={orders}
        open={open}
        autoHideDuration={5000}
        onClose={handleClose}
        message={`Order ${orders} created`}
        sx={{ bottom: { xs: BAR + 16 + 56 + 8, sm: BAR + 16 } }}
      />
      <Paper elevation={3} square sx={{ position: 'fixed', insetInline: 0, bottom: 0 }}>
        <BottomNavigation
          component="nav"
          aria-label="Sections"
          showLabels
          value={section}
          onChange={(_event, next: string) => setSection(next)}
        >
          {sections.map(({ value, label, icon }) => (
            <BottomNavigationAction
              key={value}
              value={value}
              label={label}
              icon={icon}
              aria-current={value === section ? 'true' : undefined}
            />
          ))}
        </BottomNavigation>
      </Paper>
    </>
  );
}
