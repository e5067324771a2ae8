import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import clsx from 'clsx';

const focus =
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-700 dark:focus-visible:outline-blue-300';

const tab =
  'flex-1 cursor-pointer rounded-[7px] px-2 py-1.5 text-slate-900 dark:text-slate-100 [&.Mui-selected]:bg-blue-700 [&.Mui-selected]:text-white dark:[&.Mui-selected]:bg-blue-300 dark:[&.Mui-selected]:text-slate-900';

const input = 'w-full rounded-md border border-slate-500 px-2.5 py-1.5 dark:border-slate-400';

const button = 'cursor-pointer rounded-lg bg-blue-700 px-4 py-2 font-semibold text-white';

const steps = ['Name', 'Street', 'Phone'];

export default function CheckoutSteps() {
  const [step, setStep] = React.useState('Name');
  const [fields, setFields] = React.useState<Record<string, string>>({});
  const [direction, setDirection] = React.useState<'ltr' | 'rtl'>('ltr');
  // The arrow keys go the way that the page runs.
  const followPage = () => setDirection(document.dir === 'rtl' ? 'rtl' : 'ltr');
  const next = steps[(steps.indexOf(step) + 1) % steps.length] ?? 'Name';

  return (
    <div className="w-full max-w-[420px] rounded-xl border border-slate-300 p-4 dark:border-slate-600">
      <Tabs value={step} direction={direction} onChange={(_event, value) => setStep(String(value))}>
        <TabsList
          className="flex gap-1 rounded-[10px] bg-slate-200 p-1 dark:bg-slate-700"
          aria-label="Checkout"
          onFocus={followPage}
        >
          {steps.map((name) => (
            <Tab key={name} className={clsx(tab, focus)} value={name}>
              {fields[name] && '✓ '}
              {name}
            </Tab>
          ))}
        </TabsList>
        {steps.map((name) => (
          <TabPanel key={name} className="py-4" value={name}>
            <label className="grid gap-1">
              {name}
              <input
                className={clsx(input, focus)}
                value={fields[name] ?? ''}
                onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
              />
            </label>
          </TabPanel>
        ))}
      </Tabs>
      <button type="button" className={clsx(button, focus)} onClick={() => setStep(next)}>
        Go to {next.toLowerCase()}
      </button>
    </div>
  );
}
