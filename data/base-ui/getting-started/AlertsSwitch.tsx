import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const Root = styled('span')({
  position: 'relative',
  display: 'inline-block',
  flexShrink: 0,
  width: 44,
  height: 24,
  borderRadius: 12,
  backgroundColor: '#64748b',
  [`&.${switchClasses.checked}`]: { backgroundColor: '#2563eb' },
  [`&.${switchClasses.focusVisible}`]: { boxShadow: '0 0 0 2px #fff, 0 0 0 5px #2563eb' },
});

const Thumb = styled('span')({
  position: 'absolute',
  top: 3,
  left: 3,
  width: 18,
  height: 18,
  borderRadius: '50%',
  backgroundColor: '#fff',
  [`.${switchClasses.checked} > &`]: { left: 23 },
});

const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

const Row = styled('label')({ display: 'flex', alignItems: 'center', gap: 12 });

export default function AlertsSwitch() {
  return (
    <Row>
      <Switch
        defaultChecked
        slots={{ root: Root, thumb: Thumb, input: Input, track: null }}
        slotProps={{ input: { name: 'stockAlerts' } }}
      />
      Email me when stock runs low
    </Row>
  );
}
