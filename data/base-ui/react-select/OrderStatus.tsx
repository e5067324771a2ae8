import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

const statuses = [
  { value: 'received', label: 'Received', color: '#155dfc' },
  { value: 'packed', label: 'Packed', color: '#fe9a00' },
  { value: 'shipped', label: 'Shipped', color: '#009966' },
  { value: 'canceled', label: 'Canceled', color: '#e7000b' },
];

const Pill = styled('button')({
  font: 'inherit',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: 160,
  padding: '6px 12px',
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 999,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
});

const Listbox = styled('ul')({
  boxSizing: 'border-box',
  width: 160,
  margin: '4px 0',
  padding: 4,
  border: '1px solid light-dark(#cad5e2, #45556c)',
  borderRadius: 8,
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#fff, #1d293d)',
  lineHeight: 1.5,
  listStyle: 'none',
});

const Item = styled(Option)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '6px 8px',
  borderRadius: 4,
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'light-dark(#f1f5f9, #314158)' },
  [`&.${optionClasses.highlighted}`]: {
    outline: '2px solid light-dark(#1447e6, #8ec5ff)',
    outlineOffset: -2,
  },
  [`&.${optionClasses.selected}`]: { fontWeight: 600 },
});

const Dot = styled('span')({ width: 10, height: 10, borderRadius: 999 });

const Arrow = styled('span')({ marginInlineStart: 'auto' });

const Note = styled('p')({ margin: '8px 0 0' });

const Field = styled('div')({ position: 'relative' });

const slots = { root: Pill, listbox: Listbox };

export default function OrderStatus() {
  const [value, setValue] = React.useState('packed');
  const current = statuses.find((status) => status.value === value);

  return (
    <Field>
      <Select
        aria-label="Status of order 1042"
        value={value}
        onChange={(_event, next) => next && setValue(next)}
        renderValue={() => (
          <>
            <Dot style={{ backgroundColor: current?.color }} />
            {current?.label}
            <Arrow aria-hidden>▾</Arrow>
          </>
        )}
        slots={slots}
        slotProps={{ listbox: { 'aria-label': 'Status' } }}
      >
        {statuses.map((status) => (
          <Item key={status.value} value={status.value} label={status.label}>
            <Dot style={{ backgroundColor: status.color }} />
            {status.label}
          </Item>
        ))}
      </Select>
      <Note role="status">Order 1042: {current?.label.toLowerCase()}</Note>
    </Field>
  );
}
