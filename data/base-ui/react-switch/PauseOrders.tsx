import * as React from 'react';
import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const Toggle = styled(Switch)({
  position: 'relative',
  display: 'inline-block',
  flexShrink: 0,
  boxSizing: 'border-box',
  width: 52,
  height: 28,
  border: '2px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 14,
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 2,
    insetInlineStart: 2,
    width: 20,
    height: 20,
    borderRadius: 10,
    backgroundColor: 'light-dark(#62748e, #90a1b9)',
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  [`&.${switchClasses.checked}`]: {
    borderColor: 'light-dark(#c10007, #ff6467)',
    [`& .${switchClasses.thumb}`]: {
      insetInlineStart: 26,
      backgroundColor: 'light-dark(#c10007, #ff6467)',
    },
  },
  [`&.${switchClasses.focusVisible}`]: { outline: '2px solid currentColor', outlineOffset: 2 },
});

const Label = styled('label')({ display: 'flex', alignItems: 'center', gap: 12 });

export default function PauseOrders() {
  const [paused, setPaused] = React.useState(false);
  const [saving, setSaving] = React.useState(false);

  // Stands for a request.
  React.useEffect(() => {
    if (!saving) return undefined;
    const timer = setTimeout(() => setSaving(false), 900);
    return () => clearTimeout(timer);
  }, [saving]);

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    if (saving) return;
    setPaused(event.target.checked);
    setSaving(true);
  };

  const state = paused ? 'The shop takes no orders.' : 'The shop takes orders.';

  return (
    <div>
      <Label>
        <Toggle
          checked={paused}
          onChange={handleChange}
          slotProps={{ input: { role: 'switch', 'aria-disabled': saving } }}
        />
        Pause new orders
      </Label>
      <p role="status">{saving ? 'Saving…' : state}</p>
    </div>
  );
}
