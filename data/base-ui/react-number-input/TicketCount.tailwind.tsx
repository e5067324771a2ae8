import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

const root =
  'grid w-fit grid-cols-[44px_72px_44px] overflow-hidden rounded-lg border border-slate-500 dark:border-slate-400 [&.Mui-focused]:outline-2 [&.Mui-focused]:outline-offset-2 [&.Mui-focused]:outline-blue-700 dark:[&.Mui-focused]:outline-blue-300';

const input = 'col-start-2 row-start-1 h-10 min-w-0 text-center outline-0';

const button =
  'row-start-1 h-10 cursor-pointer bg-slate-200 hover:bg-slate-300 disabled:cursor-default disabled:opacity-50 dark:bg-slate-700 dark:hover:bg-slate-600';

export default function TicketCount() {
  const id = React.useId();

  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        Tickets
      </label>
      <NumberInput
        id={id}
        min={1}
        max={8}
        defaultValue={2}
        className={root}
        slotProps={{
          input: { role: 'spinbutton', inputMode: 'numeric', className: input },
          decrementButton: {
            type: 'button',
            'aria-label': 'One ticket less',
            className: button,
            children: '−',
          },
          incrementButton: {
            type: 'button',
            'aria-label': 'One ticket more',
            className: `col-start-3 ${button}`,
            children: '+',
          },
        }}
      />
    </div>
  );
}
