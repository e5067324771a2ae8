import * as React from 'react';
import { Switch } from '@mui/base/Switch';

const topics = [
  { id: 'orders', label: 'New orders', hint: 'One email for each order.' },
  { id: 'stock', label: 'Low stock', hint: 'A summary at eight in the morning.' },
  { id: 'signIns', label: 'Sign-ins', hint: 'Required by your organization.', locked: true },
];

const styles = `
.notification-settings {
  width: 100%;
  max-width: 420px;
  margin: 0;
  padding: 0;
  border: 0;
}
.notification-settings-legend {
  padding: 0;
  font-weight: 600;
}
.notification-settings-row {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding-block: 12px;
  border-block-end: 1px solid light-dark(#cad5e2, #45556c);
}
.notification-settings-hint {
  margin: 0;
  font-size: 14px;
  color: light-dark(#45556c, #cad5e2);
}
.notification-settings-switch {
  position: relative;
  display: inline-block;
  flex-shrink: 0;
  width: 44px;
  height: 24px;
  border-radius: 12px;
  background-color: light-dark(#62748e, #90a1b9);
}
.notification-settings-switch .MuiSwitch-thumb {
  position: absolute;
  inset-block-start: 3px;
  inset-inline-start: 3px;
  width: 18px;
  height: 18px;
  border-radius: 9px;
  background-color: light-dark(#fff, #0f172b);
}
.notification-settings-switch .MuiSwitch-input {
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
}
.notification-settings-switch.Mui-checked {
  background-color: light-dark(#1447e6, #51a2ff);
}
.notification-settings-switch.Mui-checked .MuiSwitch-thumb {
  inset-inline-start: 23px;
}
.notification-settings-switch.Mui-disabled {
  opacity: 0.5;
}
.notification-settings-switch.Mui-disabled .MuiSwitch-input {
  cursor: not-allowed;
}
.notification-settings-switch.Mui-focusVisible {
  outline: 2px solid light-dark(#1447e6, #51a2ff);
  outline-offset: 2px;
}
`;

export default function NotificationSettings() {
  const prefix = React.useId();
  const [chosen, setChosen] = React.useState(['orders', 'signIns']);

  const toggle = (id: string, on: boolean) =>
    setChosen(on ? [...chosen, id] : chosen.filter((other) => other !== id));

  return (
    <>
      <style>{styles}</style>
      <fieldset className="notification-settings">
        <legend className="notification-settings-legend">Email me about</legend>
        {topics.map(({ id, label, hint, locked }) => (
          <div key={id} className="notification-settings-row">
            <div>
              <label htmlFor={`${prefix}${id}`}>{label}</label>
              <p id={`${prefix}${id}-hint`} className="notification-settings-hint">
                {hint}
              </p>
            </div>
            <Switch
              className="notification-settings-switch"
              checked={chosen.includes(id)}
              disabled={locked}
              onChange={(event) => toggle(id, event.target.checked)}
              slotProps={{
                input: {
                  id: `${prefix}${id}`,
                  role: 'switch',
                  'aria-describedby': `${prefix}${id}-hint`,
                },
              }}
            />
          </div>
        ))}
      </fieldset>
    </>
  );
}
