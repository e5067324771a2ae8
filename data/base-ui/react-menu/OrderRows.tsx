import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

const List = styled('ul')({ width: 240, margin: 0, padding: 0, listStyle: 'none' });

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 0',
  borderBottom: '1px solid light-dark(#cad5e2, #45556c)',
});

const IconButton = styled(MenuButton)({
  font: 'inherit',
  width: 36,
  height: 36,
  border: 0,
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { backgroundColor: 'light-dark(#e2e8f0, #314158)' },
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
});

const Listbox = styled('ul')({
  minWidth: 160,
  margin: '4px 0',
  padding: 4,
  border: '1px solid light-dark(#cad5e2, #45556c)',
  borderRadius: 8,
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#fff, #1d293d)',
  listStyle: 'none',
  outline: 'none',
});

const Item = styled(MenuItem)({
  padding: '6px 12px',
  borderRadius: 4,
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'light-dark(#f1f5f9, #314158)' },
  '&:focus': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: -2 },
});

const DangerItem = styled(Item)({ color: 'light-dark(#c10007, #ffa2a2)' });

const slots = { listbox: Listbox };
const popup = { disablePortal: true };

export default function OrderRows() {
  const [orders, setOrders] = React.useState({ 1042: 'new', 1043: 'paid', 1044: 'on hold' });

  return (
    <List>
      {Object.entries(orders).map(([id, state]) => (
        <Row key={id}>
          <span>
            {id}: {state}
          </span>
          <Dropdown>
            <IconButton aria-label={`Actions for order ${id}`}>⋯</IconButton>
            <Menu
              slots={slots}
              slotProps={{ root: popup, listbox: { 'aria-label': `Order ${id}` } }}
            >
              <Item onClick={() => setOrders({ ...orders, [id]: 'paid' })}>Mark as paid</Item>
              <Item onClick={() => setOrders({ ...orders, [id]: 'on hold' })}>Put on hold</Item>
              <DangerItem onClick={() => setOrders({ ...orders, [id]: 'canceled' })}>
                Cancel order
              </DangerItem>
            </Menu>
          </Dropdown>
        </Row>
      ))}
    </List>
  );
}
