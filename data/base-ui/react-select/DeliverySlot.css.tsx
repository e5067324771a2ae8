import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const styles = `
.delivery-slot {
  position: relative;
  width: 230px;
}

.delivery-slot-label {
  display: block;
  margin-bottom: 4px;
  font-weight: 600;
}

.delivery-slot-button {
  font: inherit;
  width: 100%;
  padding: 8px 12px;
  border: 1px solid light-dark(#62748e, #90a1b9);
  border-radius: 8px;
  color: inherit;
  background: transparent;
  text-align: start;
  cursor: pointer;
}

.delivery-slot-button:focus-visible {
  outline: 2px solid light-dark(#1447e6, #8ec5ff);
  outline-offset: 2px;
}

.delivery-slot-arrow {
  position: absolute;
  inset-inline-end: 12px;
  bottom: 9px;
  pointer-events: none;
}

.delivery-slot-listbox {
  box-sizing: border-box;
  width: 230px;
  margin: 4px 0;
  padding: 4px;
  border: 1px solid light-dark(#cad5e2, #45556c);
  border-radius: 8px;
  color: light-dark(#0f172b, #f1f5f9);
  background: light-dark(#fff, #1d293d);
  line-height: 1.5;
  list-style: none;
}

.delivery-slot-option {
  padding: 6px 12px;
  border-radius: 4px;
  cursor: pointer;
}

.delivery-slot-option:hover {
  background: light-dark(#f1f5f9, #314158);
}

.delivery-slot-option.MuiOption-highlighted {
  outline: 2px solid light-dark(#1447e6, #8ec5ff);
  outline-offset: -2px;
}

.delivery-slot-option.Mui-selected {
  font-weight: 600;
}

.delivery-slot-option.Mui-disabled {
  color: light-dark(#62748e, #90a1b9);
  cursor: default;
}
`;

export default function DeliverySlot() {
  const id = React.useId();

  return (
    <div className="delivery-slot">
      <style>{styles}</style>
      <label id={`${id}-label`} htmlFor={id} className="delivery-slot-label">
        Delivery slot
      </label>
      <Select
        id={id}
        className="delivery-slot-button"
        placeholder="Choose a slot"
        slotProps={{
          listbox: { className: 'delivery-slot-listbox', 'aria-labelledby': `${id}-label` },
        }}
      >
        <Option className="delivery-slot-option" value="morning">
          Morning, 8 to 12
        </Option>
        <Option className="delivery-slot-option" value="afternoon">
          Afternoon, 12 to 17
        </Option>
        <Option className="delivery-slot-option" value="evening" disabled>
          Evening (fully booked)
        </Option>
        <Option className="delivery-slot-option" value="locker">
          Parcel locker
        </Option>
      </Select>
      <span aria-hidden className="delivery-slot-arrow">
        ▾
      </span>
    </div>
  );
}
