import { Switch, switchClasses, type SwitchThumbSlotProps } from '@mui/base/Switch';
import { styled } from '@mui/system';

const Toggle = styled(Switch)({
  position: 'relative',
  display: 'inline-block',
  flexShrink: 0,
  width: 64,
  height: 36,
  borderRadius: 8,
  backgroundColor: 'light-dark(#45556c, #314158)',
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  [`&.${switchClasses.checked}`]: { backgroundColor: '#007a55' },
  [`&.${switchClasses.focusVisible}`]: { outline: '2px solid currentColor', outlineOffset: 2 },
});

const Knob = styled('span')({
  position: 'absolute',
  insetBlock: 4,
  insetInlineStart: 4,
  width: 28,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 6,
  color: '#0f172b',
  backgroundColor: '#fff',
  [`.${switchClasses.checked} &`]: { insetInlineStart: 32 },
});

function Thumb({ ownerState, ...props }: SwitchThumbSlotProps) {
  return (
    <Knob aria-hidden {...props}>
      {ownerState.checked ? '✓' : '✕'}
    </Knob>
  );
}

const slots = { thumb: Thumb, track: null };

const Label = styled('label')({ display: 'flex', alignItems: 'center', gap: 12 });

export default function CounterSwitch() {
  return (
    <Label>
      <Toggle defaultChecked slots={slots} slotProps={{ input: { role: 'switch' } }} />
      Counter 3 is open
    </Label>
  );
}
