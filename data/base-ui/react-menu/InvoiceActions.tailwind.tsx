import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';

const button =
  'cursor-pointer rounded-lg border border-slate-500 px-4 py-2 font-semibold focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-700 dark:border-slate-400 dark:focus-visible:outline-blue-300';

const listbox =
  'my-1 min-w-[200px] rounded-lg border border-slate-300 bg-white p-1 text-slate-900 outline-none dark:border-slate-600 dark:bg-slate-800 dark:text-slate-100';

const item =
  'cursor-pointer rounded px-3 py-1.5 hover:bg-slate-100 focus:outline-2 focus:-outline-offset-2 focus:outline-blue-700 dark:hover:bg-slate-700 dark:focus:outline-blue-300 [&.Mui-disabled]:cursor-default [&.Mui-disabled]:text-slate-500 dark:[&.Mui-disabled]:text-slate-400';

export default function InvoiceActions() {
  const [last, setLast] = React.useState('nothing yet');

  return (
    <div>
      <Dropdown>
        <MenuButton className={button}>
          Invoice <span aria-hidden>▾</span>
        </MenuButton>
        <Menu slotProps={{ listbox: { className: listbox, 'aria-label': 'Invoice' } }}>
          <MenuItem className={item} onClick={() => setLast('downloaded')}>
            Download PDF
          </MenuItem>
          <MenuItem className={item} onClick={() => setLast('sent')}>
            Send by e-mail
          </MenuItem>
          <MenuItem className={item} disabled>
            Refund (not paid yet)
          </MenuItem>
          <MenuItem className={item} onClick={() => setLast('copied')}>
            Copy as a draft
          </MenuItem>
        </Menu>
      </Dropdown>
      <p role="status" className="mt-2">
        Done: {last}
      </p>
    </div>
  );
}
