import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

const Field = styled('div')({ position: 'relative', width: 230 });

const Label = styled('label')({ display: 'block', marginBottom: 4, fontWeight: 600 });

const Button = styled('button')({
  font: 'inherit',
  width: '100%',
  padding: '8px 12px',
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
});

const Arrow = styled('span')({
  position: 'absolute',
  insetInlineEnd: 12,
  bottom: 9,
  pointerEvents: 'none',
});

const Listbox = styled('ul')({
  boxSizing: 'border-box',
  width: 230,
  margin: '4px 0',
  padding: 4,
  border: '1px solid light-dark(#cad5e2, #45556c)',
  borderRadius: 8,
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#fff, #1d293d)',
  lineHeight: 1.5,
  listStyle: 'none',
});

const Slot = styled(Option)({
  padding: '6px 12px',
  borderRadius: 4,
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'light-dark(#f1f5f9, #314158)' },
  [`&.${optionClasses.highlighted}`]: {
    outline: '2px solid light-dark(#1447e6, #8ec5ff)',
    outlineOffset: -2,
  },
  [`&.${optionClasses.selected}`]: { fontWeight: 600 },
  [`&.${optionClasses.disabled}`]: { color: 'light-dark(#62748e, #90a1b9)', cursor: 'default' },
});

const slots = { root: Button, listbox: Listbox };

export default function DeliverySlot() {
  const id = React.useId();

  return (
    <Field>
      <Label id={`${id}-label`} htmlFor={id}>
        Delivery slot
      </Label>
      <Select
        id={id}
        placeholder="Choose a slot"
        slots={slots}
        slotProps={{ listbox: { 'aria-labelledby': `${id}-label` } }}
      >
        <Slot value="morning">Morning, 8 to 12</Slot>
        <Slot value="afternoon">Afternoon, 12 to 17</Slot>
        <Slot value="evening" disabled>
          Evening (fully booked)
        </Slot>
        <Slot value="locker">Parcel locker</Slot>
      </Select>
      <Arrow aria-hidden>▾</Arrow>
    </Field>
  );
}
