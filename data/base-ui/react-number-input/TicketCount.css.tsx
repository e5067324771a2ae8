import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

const styles = `
.ticket-count-label {
  display: block;
  margin-bottom: 4px;
  font-weight: 600;
}

.ticket-count {
  display: grid;
  grid-template-columns: 44px 72px 44px;
  width: fit-content;
  border: 1px solid light-dark(#62748e, #90a1b9);
  border-radius: 8px;
  overflow: hidden;
}

.ticket-count.Mui-focused {
  outline: 2px solid light-dark(#1447e6, #8ec5ff);
  outline-offset: 2px;
}

.ticket-count input,
.ticket-count button {
  font: inherit;
  grid-row: 1;
  min-width: 0;
  height: 40px;
  padding: 0;
  border: 0;
  outline: 0;
  color: inherit;
  background: transparent;
}

.ticket-count input {
  grid-column: 2;
  text-align: center;
}

.ticket-count button {
  background: light-dark(#e2e8f0, #314158);
  cursor: pointer;
}

.ticket-count button:hover {
  background: light-dark(#cad5e2, #45556c);
}

.ticket-count button:disabled {
  opacity: 0.5;
  cursor: default;
}

.ticket-count .MuiNumberInput-incrementButton {
  grid-column: 3;
}
`;

export default function TicketCount() {
  const id = React.useId();

  return (
    <div>
      <style>{styles}</style>
      <label htmlFor={id} className="ticket-count-label">
        Tickets
      </label>
      <NumberInput
        id={id}
        className="ticket-count"
        min={1}
        max={8}
        defaultValue={2}
        slotProps={{
          input: { role: 'spinbutton', inputMode: 'numeric' },
          decrementButton: { type: 'button', 'aria-label': 'One ticket less', children: '−' },
          incrementButton: { type: 'button', 'aria-label': 'One ticket more', children: '+' },
        }}
      />
    </div>
  );
}
