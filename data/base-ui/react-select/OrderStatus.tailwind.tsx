import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import clsx from 'clsx';

const statuses = [
  { value: 'received', label: 'Received', color: 'bg-blue-600' },
  { value: 'packed', label: 'Packed', color: 'bg-amber-500' },
  { value: 'shipped', label: 'Shipped', color: 'bg-emerald-600' },
  { value: 'canceled', label: 'Canceled', color: 'bg-red-600' },
];

const pill =
  'flex w-[160px] cursor-pointer items-center gap-2 rounded-full border border-slate-500 px-3 py-1.5 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-700 dark:border-slate-400 dark:focus-visible:outline-blue-300';

const listbox =
  'my-1 w-[160px] rounded-lg border border-slate-300 bg-white p-1 text-slate-900 dark:border-slate-600 dark:bg-slate-800 dark:text-slate-100';

const item =
  'flex cursor-pointer items-center gap-2 rounded px-2 py-1.5 hover:bg-slate-100 dark:hover:bg-slate-700 [&.MuiOption-highlighted]:outline-2 [&.MuiOption-highlighted]:-outline-offset-2 [&.MuiOption-highlighted]:outline-blue-700 dark:[&.MuiOption-highlighted]:outline-blue-300 [&.Mui-selected]:font-semibold';

const dot = 'size-2.5 rounded-full';

export default function OrderStatus() {
  const [value, setValue] = React.useState('packed');
  const current = statuses.find((status) => status.value === value);

  return (
    <div className="relative">
      <Select
        aria-label="Status of order 1042"
        className={pill}
        value={value}
        onChange={(_event, next) => next && setValue(next)}
        renderValue={() => (
          <>
            <span className={clsx(dot, current?.color)} />
            {current?.label}
            <span aria-hidden className="ms-auto">
              ▾
            </span>
          </>
        )}
        slotProps={{ listbox: { className: listbox, 'aria-label': 'Status' } }}
      >
        {statuses.map((status) => (
          <Option key={status.value} className={item} value={status.value} label={status.label}>
            <span className={clsx(dot, status.color)} />
            {status.label}
          </Option>
        ))}
      </Select>
      <p role="status" className="mt-2">
        Order 1042: {current?.label.toLowerCase()}
      </p>
    </div>
  );
}
