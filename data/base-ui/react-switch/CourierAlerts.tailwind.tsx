import { Switch, type SwitchOwnerState } from '@mui/base/Switch';
import clsx from 'clsx';

const root = ({ checked, focusVisible }: SwitchOwnerState) => ({
  className: clsx(
    'relative inline-block h-6 w-11 shrink-0 rounded-full',
    checked ? 'bg-blue-700 dark:bg-blue-400' : 'bg-slate-500 dark:bg-slate-400',
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
  className: 'absolute inset-0 size-full cursor-pointer opacity-0',
};

export default function CourierAlerts() {
  return (
    <label className="flex items-center gap-3">
      <Switch defaultChecked slotProps={{ root, thumb, input }} />
      Text me when the courier is near
    </label>
  );
}
