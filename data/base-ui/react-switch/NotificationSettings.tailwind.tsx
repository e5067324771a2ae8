import * as React from 'react';
import { Switch, type SwitchOwnerState } from '@mui/base/Switch';
import clsx from 'clsx';

const topics = [
  { id: 'orders', label: 'New orders', hint: 'One email for each order.' },
  { id: 'stock', label: 'Low stock', hint: 'A summary at eight in the morning.' },
  { id: 'signIns', label: 'Sign-ins', hint: 'Required by your organization.', locked: true },
];

const root = ({ checked, disabled, focusVisible }: SwitchOwnerState) => ({
  className: clsx(
    'relative inline-block h-6 w-11 shrink-0 rounded-full',
    checked ? 'bg-blue-700 dark:bg-blue-400' : 'bg-slate-500 dark:bg-slate-400',
    disabled && 'opacity-50',
    focusVisible && 'outline-2 outline-offset-2 outline-blue-700 dark:outline-blue-400',
  ),
});

const thumb = ({ checked }: SwitchOwnerState) => ({
  className: clsx(
    'absolute top-0.75 size-4.5 rounded-full bg-white dark:bg-slate-900',
    checked ? 'start-5.75' : 'start-0.75',
  ),
});

const input = {
  role: 'switch',
  className: 'absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed',
};

export default function NotificationSettings() {
  const prefix = React.useId();
  const [chosen, setChosen] = React.useState(['orders', 'signIns']);

  const toggle = (id: string, on: boolean) =>
    setChosen(on ? [...chosen, id] : chosen.filter((other) => other !== id));

  return (
    <fieldset className="w-full max-w-105">
      <legend className="font-semibold">Email me about</legend>
      {topics.map(({ id, label, hint, locked }) => (
        <div
          key={id}
          className="flex items-center justify-between gap-4 border-b border-slate-300 py-3 dark:border-slate-600"
        >
          <div>
            <label htmlFor={`${prefix}${id}`}>{label}</label>
            <p
              id={`${prefix}${id}-hint`}
              className="text-[14px] text-slate-600 dark:text-slate-300"
            >
              {hint}
            </p>
          </div>
          <Switch
            checked={chosen.includes(id)}
            disabled={locked}
            onChange={(event) => toggle(id, event.target.checked)}
            slotProps={{
              root,
              thumb,
              input: {
                ...input,
                id: `${prefix}${id}`,
                'aria-describedby': `${prefix}${id}-hint`,
              },
            }}
          />
        </div>
      ))}
    </fieldset>
  );
}
