import { useSwitch, type UseSwitchParameters } from '@mui/base/useSwitch';
import { styled } from '@mui/system';

const Label = styled('label')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
});

const Box = styled('span')({
  position: 'relative',
  display: 'inline-grid',
  gridTemplateColumns: '1fr 1fr',
  padding: 3,
  borderRadius: 8,
  backgroundColor: 'light-dark(#e2e8f0, #1d293d)',
  '&[data-focus]': { outline: '2px solid currentColor', outlineOffset: 2 },
});

const Half = styled('span')({
  padding: '4px 14px',
  borderRadius: 6,
  textAlign: 'center',
  color: 'light-dark(#314158, #cad5e2)',
  '&[data-on]': {
    color: 'light-dark(#fff, #0f172b)',
    backgroundColor: 'light-dark(#1447e6, #51a2ff)',
  },
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

function TwoWaySwitch(props: UseSwitchParameters) {
  const { checked, focusVisible, getInputProps } = useSwitch(props);

  return (
    <Box data-focus={focusVisible || undefined}>
      <Half aria-hidden data-on={!checked || undefined}>
        Off
      </Half>
      <Half aria-hidden data-on={checked || undefined}>
        On
      </Half>
      <Input role="switch" {...getInputProps()} />
    </Box>
  );
}

export default function HeatingSwitch() {
  return (
    <Label>
      Heating in the greenhouse
      <TwoWaySwitch defaultChecked />
    </Label>
  );
}
