import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import MoreVertIcon from '@mui/icons-material/MoreVert';

const orders = [
  { id: 118, customer: 'Okafor Bakery' },
  { id: 119, customer: 'Lindqvist & Co' },
  { id: 120, customer: 'Café Ribeira' },
];

type Place = Pick<MenuProps, 'anchorEl' | 'anchorPosition' | 'anchorReference'>;

export default function OrderContextMenu() {
  const [open, setOpen] = React.useState(false);
  // Both stay while the menu leaves.
  const [place, setPlace] = React.useState<Place>({ anchorReference: 'none' });
  const [id, setId] = React.useState(118);
  const [result, setResult] = React.useState('Nothing chosen yet.');

  const show = (order: number, at: Place) => {
    setId(order);
    setPlace(at);
    setOpen(true);
  };

  const handleContextMenu = (event: React.MouseEvent, order: number) => {
    event.preventDefault();
    show(order, {
      anchorReference: 'anchorPosition',
      anchorPosition: { top: event.clientY, left: event.clientX },
    });
  };

  const choose = (verb: string) => {
    setResult(`Order ${id} was ${verb}.`);
    setOpen(false);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <List aria-label="Orders" disablePadding>
        {orders.map((order) => (
          <ListItem
            key={order.id}
            divider
            onContextMenu={(event) => handleContextMenu(event, order.id)}
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Actions for order ${order.id}`}
                aria-haspopup="menu"
                aria-expanded={open && place.anchorEl !== undefined && id === order.id}
                onClick={(event) =>
                  show(order.id, { anchorReference: 'anchorEl', anchorEl: event.currentTarget })
                }
              >
                <MoreVertIcon />
              </IconButton>
            }
          >
            <ListItemText primary={order.customer} secondary={`Order ${order.id}`} />
          </ListItem>
        ))}
      </List>
      {/* Outside of the rows: events of React pass through portals. */}
      <Menu
        {...place}
        open={open}
        onClose={() => setOpen(false)}
        onContextMenu={(event) => {
          event.preventDefault();
          setOpen(false);
        }}
        MenuListProps={{ 'aria-label': `Actions for order ${id}` }}
      >
        <MenuItem onClick={() => choose('packed')}>Pack</MenuItem>
        <MenuItem onClick={() => choose('shipped')}>Ship</MenuItem>
        <MenuItem onClick={() => choose('canceled')}>Cancel order</MenuItem>
      </Menu>
      <Typography role="status">{result}</Typography>
    </Stack>
  );
}
