import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';

const styles = `
.order-rows {
  width: 240px;
  margin: 0;
  padding: 0;
  list-style: none;
}

.order-rows-row {
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 8px 0;
  border-bottom: 1px solid light-dark(#cad5e2, #45556c);
}

.order-rows-button {
  font: inherit;
  width: 36px;
  height: 36px;
  border: 0;
  border-radius: 8px;
  color: inherit;
  background: transparent;
  cursor: pointer;
}

.order-rows-button:hover,
.order-rows-button.Mui-expanded {
  background: light-dark(#e2e8f0, #314158);
}

.order-rows-button:focus-visible {
  outline: 2px solid light-dark(#1447e6, #8ec5ff);
  outline-offset: 2px;
}

.order-rows-listbox {
  min-width: 160px;
  margin: 4px 0;
  padding: 4px;
  border: 1px solid light-dark(#cad5e2, #45556c);
  border-radius: 8px;
  color: light-dark(#0f172b, #f1f5f9);
  background: light-dark(#fff, #1d293d);
  list-style: none;
  outline: none;
}

.order-rows-item {
  padding: 6px 12px;
  border-radius: 4px;
  cursor: pointer;
}

.order-rows-item:hover {
  background: light-dark(#f1f5f9, #314158);
}

.order-rows-item:focus {
  outline: 2px solid light-dark(#1447e6, #8ec5ff);
  outline-offset: -2px;
}

.order-rows-danger {
  color: light-dark(#c10007, #ffa2a2);
}
`;

const popup = { disablePortal: true };

export default function OrderRows() {
  const [orders, setOrders] = React.useState({ 1042: 'new', 1043: 'paid', 1044: 'on hold' });

  return (
    <div>
      <style>{styles}</style>
      <ul className="order-rows">
        {Object.entries(orders).map(([id, state]) => (
          <li key={id} className="order-rows-row">
            <span>
              {id}: {state}
            </span>
            <Dropdown>
              <MenuButton className="order-rows-button" aria-label={`Actions for order ${id}`}>
                ⋯
              </MenuButton>
              <Menu
                slotProps={{
                  root: popup,
                  listbox: { className: 'order-rows-listbox', 'aria-label': `Order ${id}` },
                }}
              >
                <MenuItem
                  className="order-rows-item"
                  onClick={() => setOrders({ ...orders, [id]: 'paid' })}
                >
                  Mark as paid
                </MenuItem>
                <MenuItem
                  className="order-rows-item"
                  onClick={() => setOrders({ ...orders, [id]: 'on hold' })}
                >
                  Put on hold
                </MenuItem>
                <MenuItem
                  className="order-rows-item order-rows-danger"
                  onClick={() => setOrders({ ...orders, [id]: 'canceled' })}
                >
                  Cancel order
                </MenuItem>
              </Menu>
            </Dropdown>
          </li>
        ))}
      </ul>
    </div>
  );
}
