import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const Toggle = styled(Switch)({
  position: 'relative',
  display: 'inline-block',
  flexShrink: 0,
  width: 44,
  height: 24,
  borderRadius: 12,
  backgroundColor: 'light-dark(#62748e, #90a1b9)',
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    width: 18,
    height: 18,
    borderRadius: 9,
    backgroundColor: 'light-dark(#fff, #0f172b)',
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
    backgroundColor: 'light-dark(#1447e6, #51a2ff)',
    [`& .${switchClasses.thumb}`]: { insetInlineStart: 23 },
  },
  [`&.${switchClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#1447e6, #51a2ff)',
    outlineOffset: 2,
  },
});

const Label = styled('label')({ display: 'flex', alignItems: 'center', gap: 12 });

export default function CourierAlerts() {
  return (
    <Label>
      <Toggle defaultChecked slotProps={{ input: { role: 'switch' } }} />
      Text me when the courier is near
    </Label>
  );
}
