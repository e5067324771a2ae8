import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import CloseIcon from '@mui/icons-material/Close';

const goods = [
  { name: 'Rope, 40 m', price: 88 },
  { name: 'Fender, blue', price: 35 },
  { name: 'Anchor, 12 kg', price: 140 },
  { name: 'Signal lamp', price: 52 },
  { name: 'Life jacket', price: 74 },
  { name: 'Bilge pump', price: 119 },
  { name: 'Boat hook', price: 27 },
  { name: 'Chart of the bay', price: 18 },
];

const total = goods.reduce((sum, { price }) => sum + price, 0);

export default function CartDrawer() {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Cart, {goods.length} items
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        transitionDuration={calm ? 0 : undefined}
        PaperProps={{
          role: 'dialog',
          'aria-labelledby': 'cart-drawer-title',
          sx: { width: { xs: '100%', sm: 360 } },
        }}
      >
        <Stack direction="row" alignItems="center" sx={{ px: 2, py: 1 }}>
          <Typography id="cart-drawer-title" variant="h6" component="h2" sx={{ flexGrow: 1 }}>
            Cart
          </Typography>
          <IconButton edge="end" aria-label="Close cart" onClick={() => setOpen(false)}>
            <CloseIcon />
          </IconButton>
        </Stack>
        <Divider />
        <Box
          role="region"
          aria-labelledby="cart-drawer-title"
          // The keyboard scrolls what it can focus.
          tabIndex={0}
          sx={{ flex: 1, overflowY: 'auto' }}
        >
          <List>
            {goods.map(({ name, price }) => (
              <ListItem key={name}>
                <ListItemText primary={name} secondary={`€${price}`} />
              </ListItem>
            ))}
          </List>
        </Box>
        <Divider />
        <Stack spacing={1} sx={{ p: 2 }}>
          <Typography>Total: €{total}</Typography>
          <Button variant="contained" onClick={() => setOpen(false)}>
            Order
          </Button>
        </Stack>
      </Drawer>
    </div>
  );
}
