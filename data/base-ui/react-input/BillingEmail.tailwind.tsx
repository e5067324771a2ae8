import * as React from 'react';
import { Input, type InputOwnerState } from '@mui/base/Input';
import clsx from 'clsx';

const root = ({ focused }: InputOwnerState) => ({
  className: clsx(
    'rounded-lg border border-slate-500 bg-white dark:border-slate-400 dark:bg-slate-800',
    focused && 'outline-2 outline-offset-1 outline-blue-700 dark:outline-blue-300',
  ),
});

const input = {
  className: 'w-full bg-transparent px-3 py-2 text-slate-900 outline-none dark:text-slate-100',
};

export default function BillingEmail() {
  const id = React.useId();

  return (
    <div className="grid w-70 max-w-full gap-1.5">
      <label htmlFor={id}>Billing email</label>
      <Input
        id={id}
        type="email"
        name="email"
        autoComplete="email"
        aria-describedby={`${id}-hint`}
        slotProps={{ root, input }}
      />
      <p id={`${id}-hint`} className="text-[14px] text-slate-600 dark:text-slate-300">
        Invoices are sent to this address.
      </p>
    </div>
  );
}
