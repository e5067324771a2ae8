import { useSwitch } from '@mui/base/useSwitch';
import type { UseSwitchParameters } from '@mui/base/useSwitch';
import { styled } from '@mui/system';

const Row = styled('label')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  maxWidth: 320,
  padding: '10px 14px',
  borderRadius: 8,
  border: '2px solid currentColor',
  cursor: 'pointer',
  '&:focus-within': { outline: '3px solid currentColor', outlineOffset: 3 },
});

const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

const State = styled('strong')({ marginInlineStart: 'auto' });

function SettingRow({ label, ...parameters }: UseSwitchParameters & { label: string }) {
  const { checked, getInputProps } = useSwitch(parameters);

  return (
    <Row>
      <Input {...getInputProps()} />
      {label}
      <State aria-hidden>{checked ? 'On' : 'Off'}</State>
    </Row>
  );
}

export default function HookSwitch() {
  return <SettingRow label="Reserve items in carts" defaultChecked />;
}
