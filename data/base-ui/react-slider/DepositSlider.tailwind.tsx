import * as React from 'react';
import { Slider, type SliderOwnerState } from '@mui/base/Slider';
import clsx from 'clsx';

const rail = {
  className: 'absolute top-2.5 h-1 w-full rounded-full bg-slate-400 dark:bg-slate-500',
};

const track = { className: 'absolute top-2.5 h-1 rounded-full bg-blue-700 dark:bg-blue-400' };

const thumb = (_owner: SliderOwnerState, { focused }: { focused: boolean }) => ({
  className: clsx(
    'absolute top-0.5 -mx-2.5 size-5 rounded-full bg-blue-700 dark:bg-blue-400',
    focused && 'outline-2 outline-offset-2 outline-blue-700 dark:outline-blue-400',
  ),
});

/** Whether the page runs from right to left, now and when that changes. */
function useIsRtl() {
  return React.useSyncExternalStore(
    followDirection,
    () => document.dir === 'rtl',
    () => false,
  );
}

function followDirection(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

export default function DepositSlider() {
  const id = React.useId();
  const isRtl = useIsRtl();
  const [percent, setPercent] = React.useState(30);

  return (
    <div className="w-full max-w-90">
      <div className="flex justify-between gap-4">
        <label htmlFor={id}>Deposit</label>
        <span aria-hidden>{percent}% of €1,200</span>
      </div>
      <Slider
        className="relative mx-2.5 block h-6 cursor-pointer touch-none"
        isRtl={isRtl}
        value={percent}
        onChange={(_event, value) => setPercent(value as number)}
        step={5}
        slotProps={{ rail, track, thumb, input: { id } }}
        getAriaValueText={(value) => `${value} percent, ${value * 12} euros`}
      />
    </div>
  );
}
