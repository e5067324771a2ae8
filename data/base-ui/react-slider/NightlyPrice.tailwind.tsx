import * as React from 'react';
import { Slider, type SliderOwnerState, type SliderThumbSlotState } from '@mui/base/Slider';
import clsx from 'clsx';

const prices = [48, 65, 72, 80, 95, 110, 118, 140, 165, 210, 240];

const names = ['Lowest price per night', 'Highest price per night'];

const rail = {
  className: 'absolute top-2.75 h-1.5 w-full rounded-full bg-slate-300 dark:bg-slate-600',
};

const track = { className: 'absolute top-2.75 h-1.5 rounded-full bg-blue-700 dark:bg-blue-400' };

const thumb = (_owner: SliderOwnerState, { active, focused }: SliderThumbSlotState) => ({
  className: clsx(
    'absolute top-0.5 -mx-3 size-6 rounded-full border-3 border-blue-700 dark:border-blue-400',
    active ? 'bg-blue-200 dark:bg-blue-900' : 'bg-white dark:bg-slate-900',
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

export default function NightlyPrice() {
  const id = React.useId();
  const isRtl = useIsRtl();
  const [range, setRange] = React.useState([60, 150]);
  const [found, setFound] = React.useState(7);

  const search = ([from = 0, to = 0]: number[]) =>
    setFound(prices.filter((price) => price >= from && price <= to).length);

  return (
    <div className="w-full max-w-90" role="group" aria-labelledby={id}>
      <div className="flex justify-between gap-4">
        <span id={id}>Price per night</span>
        <span aria-hidden>
          €{range[0]} – €{range[1]}
        </span>
      </div>
      <Slider
        className="relative mx-3 block h-7 cursor-pointer touch-none"
        isRtl={isRtl}
        value={range}
        onChange={(_event, value) => setRange(value as number[])}
        onChangeCommitted={(_event, value) => search(value as number[])}
        min={40}
        max={250}
        step={10}
        slotProps={{ rail, track, thumb }}
        getAriaLabel={(index) => names[index] ?? ''}
        getAriaValueText={(value) => `${value} euros`}
      />
      <p className="text-[14px] text-slate-600 dark:text-slate-300" role="status">
        {found} places to stay
      </p>
    </div>
  );
}
