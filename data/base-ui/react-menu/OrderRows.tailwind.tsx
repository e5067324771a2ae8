import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import clsx from 'clsx';

const iconButton =
  'size-9 cursor-pointer rounded-lg hover:bg-slate-200 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-700 aria-expanded:bg-slate-200 dark:hover:bg-slate-700 dark:focus-visible:outline-blue-300 dark:aria-expanded:bg-slate-700';

const listbox =
  'my-1 min-w-[160px] rounded-lg border border-slate-300 bg-white p-1 text-slate-900 outline-none dark:border-slate-600 dark:bg-slate-800 dark:text-slate-100';

const item =
  'cursor-pointer rounded px-3 py-1.5 hover:bg-slate-100 focus:outline-2 focus:-outline-offset-2 focus:outline-blue-700 dark:hover:bg-slate-700 dark:focus:outline-blue-300';

const danger = 'text-red-700 dark:text-red-300';

const popup = { disablePortal: true };

export default function OrderRows() {
  const [orders, setOrders] = React.useState({ 1042: 'new', 1043: 'paid', 1044: 'on hold' });

  return (
    <ul className="w-60">
      {Object.entries(orders).map(([id, state]) => (
        <li
          key={id}
          className="flex items-center justify-between border-b border-slate-300 py-2 dark:border-slate-600"
        >
          <span>
            {id}: {state}
          </span>
          <Dropdown>
            <MenuButton className={iconButton} aria-label={`Actions for order ${id}`}>
              ⋯
            </MenuButton>
            <Menu
              slotProps={{
                root: popup,
                listbox: { className: listbox, 'aria-label': `Order ${id}` },
              }}
            >
              <MenuItem className={item} onClick={() => setOrders({ ...orders, [id]: 'paid' })}>
                Mark as paid
              </MenuItem>
              <MenuItem className={item} onClick={() => setOrders({ ...orders, [id]: 'on hold' })}>
                Put on hold
              </MenuItem>
              <MenuItem
                className={clsx(item, danger)}
                onClick={() => setOrders({ ...orders, [id]: 'canceled' })}
              >
                Cancel order
              </MenuItem>
            </Menu>
          </Dropdown>
        </li>
      ))}
    </ul>
  );
}
