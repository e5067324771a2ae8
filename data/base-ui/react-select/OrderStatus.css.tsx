import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const statuses = [
  { value: 'received', label: 'Received', color: '#155dfc' },
  { value: 'packed', label: 'Packed', color: '#fe9a00' },
  { value: 'shipped', label: 'Shipped', color: '#009966' },
  { value: 'canceled', label: 'Canceled', color: '#e7000b' },
];

const styles = `
.order-status {
  position: relative;
}

.order-status-pill {
  font: inherit;
  display: flex;
  align-items: center;
  gap: 8px;
  width: 160px;
  padding: 6px 12px;
  border: 1px solid light-dark(#62748e, #90a1b9);
  border-radius: 999px;
  color: inherit;
  background: transparent;
  cursor: pointer;
}

.order-status-pill:focus-visible {
  outline: 2px solid light-dark(#1447e6, #8ec5ff);
  outline-offset: 2px;
}

.order-status-listbox {
  box-sizing: border-box;
  width: 160px;
  margin: 4px 0;
  padding: 4px;
  border: 1px solid light-dark(#cad5e2, #45556c);
  border-radius: 8px;
  color: light-dark(#0f172b, #f1f5f9);
  background: light-dark(#fff, #1d293d);
  line-height: 1.5;
  list-style: none;
}

.order-status-item {
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 6px 8px;
  border-radius: 4px;
  cursor: pointer;
}

.order-status-item:hover {
  background: light-dark(#f1f5f9, #314158);
}

.order-status-item.MuiOption-highlighted {
  outline: 2px solid light-dark(#1447e6, #8ec5ff);
  outline-offset: -2px;
}

.order-status-item.Mui-selected {
  font-weight: 600;
}

.order-status-note {
  margin: 8px 0 0;
}

.order-status-dot {
  width: 10px;
  height: 10px;
  border-radius: 999px;
}

.order-status-arrow {
  margin-inline-start: auto;
}
`;

export default function OrderStatus() {
  const [value, setValue] = React.useState('packed');
  const current = statuses.find((status) => status.value === value);

  return (
    <div className="order-status">
      <style>{styles}</style>
      <Select
        aria-label="Status of order 1042"
        className="order-status-pill"
        value={value}
        onChange={(_event, next) => next && setValue(next)}
        renderValue={() => (
          <>
            <span className="order-status-dot" style={{ backgroundColor: current?.color }} />
            {current?.label}
            <span className="order-status-arrow" aria-hidden>
              ▾
            </span>
          </>
        )}
        slotProps={{ listbox: { className: 'order-status-listbox', 'aria-label': 'Status' } }}
      >
        {statuses.map((status) => (
          <Option
            key={status.value}
            className="order-status-item"
            value={status.value}
            label={status.label}
          >
            <span className="order-status-dot" style={{ backgroundColor: status.color }} />
            {status.label}
          </Option>
        ))}
      </Select>
      <p role="status" className="order-status-note">
        Order 1042: {current?.label.toLowerCase()}
      </p>
    </div>
  );
}
