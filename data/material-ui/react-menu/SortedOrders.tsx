import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import SortIcon from '@mui/icons-material/Sort';

const orders = [
  { id: 118, customer: 'Okafor Bakery', total: 640 },
  { id: 119, customer: 'Lindqvist & Co', total: 2150 },
  { id: 120, customer: 'Café Ribeira', total: 95 },
];

type Order = (typeof orders)[number];

const sortings = [
  { label: 'Number', compare: (a: Order, b: Order) => a.id - b.id },
  {
    label: 'Customer',
    compare: (a: Order, b: Order) => a.customer.localeCompare(b.customer, 'en'),
  },
  { label: 'Total', compare: (a: Order, b: Order) => b.total - a.total },
];

export default function SortedOrders() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [sorting, setSorting] = React.useState(sortings[0]);
  const open = Boolean(anchor);

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Button
        startIcon={<SortIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? 'sorted-orders-menu' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Sort by: {sorting?.label}
      </Button>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        MenuListProps={{ id: 'sorted-orders-menu', 'aria-label': 'Sort by' }}
      >
        {sortings.map((entry) => (
          <MenuItem
            key={entry.label}
            role="menuitemradio"
            // `selected` is only a look and the place of the focus.
            selected={entry === sorting}
            aria-checked={entry === sorting}
            onClick={() => {
              setSorting(entry);
              setAnchor(null);
            }}
          >
            {entry.label}
          </MenuItem>
        ))}
      </Menu>
      <Stack component="ol" aria-label="Orders" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {[...orders].sort(sorting?.compare).map((order) => (
          <Typography component="li" key={order.id}>
            {order.id}, {order.customer}: €{order.total}
          </Typography>
        ))}
      </Stack>
    </Stack>
  );
}
