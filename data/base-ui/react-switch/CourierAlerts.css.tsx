import { Switch } from '@mui/base/Switch';

const styles = `
.courier-alerts {
  display: flex;
  align-items: center;
  gap: 12px;
}
.courier-alerts-switch {
  position: relative;
  display: inline-block;
  flex-shrink: 0;
  width: 44px;
  height: 24px;
  border-radius: 12px;
  background-color: light-dark(#62748e, #90a1b9);
}
.courier-alerts-switch .MuiSwitch-thumb {
  position: absolute;
  inset-block-start: 3px;
  inset-inline-start: 3px;
  width: 18px;
  height: 18px;
  border-radius: 9px;
  background-color: light-dark(#fff, #0f172b);
}
.courier-alerts-switch .MuiSwitch-input {
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
}
.courier-alerts-switch.Mui-checked {
  background-color: light-dark(#1447e6, #51a2ff);
}
.courier-alerts-switch.Mui-checked .MuiSwitch-thumb {
  inset-inline-start: 23px;
}
.courier-alerts-switch.Mui-focusVisible {
  outline: 2px solid light-dark(#1447e6, #51a2ff);
  outline-offset: 2px;
}
`;

export default function CourierAlerts() {
  return (
    <>
      <style>{styles}</style>
      <label className="courier-alerts">
        <Switch
          className="courier-alerts-switch"
          defaultChecked
          slotProps={{ input: { role: 'switch' } }}
        />
        Text me when the courier is near
      </label>
    </>
  );
}
