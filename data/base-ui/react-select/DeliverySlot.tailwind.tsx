import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const button =
  'w-full cursor-pointer rounded-lg border border-slate-500 px-3 py-2 text-start focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-700 dark:border-slate-400 dark:focus-visible:outline-blue-300';

const listbox =
  'my-1 w-[230px] rounded-lg border border-slate-300 bg-white p-1 text-slate-900 dark:border-slate-600 dark:bg-slate-800 dark:text-slate-100';

const slot =
  'cursor-pointer rounded px-3 py-1.5 hover:bg-slate-100 dark:hover:bg-slate-700 [&.MuiOption-highlighted]:outline-2 [&.MuiOption-highlighted]:-outline-offset-2 [&.MuiOption-highlighted]:outline-blue-700 dark:[&.MuiOption-highlighted]:outline-blue-300 [&.Mui-selected]:font-semibold [&.Mui-disabled]:cursor-default [&.Mui-disabled]:text-slate-500 dark:[&.Mui-disabled]:text-slate-400';

export default function DeliverySlot() {
  const id = React.useId();

  return (
    <div className="relative w-[230px]">
      <label id={`${id}-label`} htmlFor={id} className="mb-1 block font-semibold">
        Delivery slot
      </label>
      <Select
        id={id}
        className={button}
        placeholder="Choose a slot"
        slotProps={{ listbox: { className: listbox, 'aria-labelledby': `${id}-label` } }}
      >
        <Option className={slot} value="morning">
          Morning, 8 to 12
        </Option>
        <Option className={slot} value="afternoon">
          Afternoon, 12 to 17
        </Option>
        <Option className={slot} value="evening" disabled>
          Evening (fully booked)
        </Option>
        <Option className={slot} value="locker">
          Parcel locker
        </Option>
      </Select>
      <span aria-hidden className="pointer-events-none absolute end-3 bottom-[9px]">
        ▾
      </span>
    </div>
  );
}
