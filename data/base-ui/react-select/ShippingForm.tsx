import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

const Form = styled('form')({ position: 'relative', display: 'grid', gap: 8, width: 220 });

const Button = styled('button')({
  font: 'inherit',
  padding: '8px 12px',
  border: '1px solid currentColor',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  textAlign: 'start',
  '&::after': { content: '"▾" / ""', float: 'inline-end' },
  '&[aria-invalid="true"]': { borderColor: 'light-dark(#c10007, #ffa2a2)' },
  '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: 2 },
});

const Listbox = styled('ul')({
  boxSizing: 'border-box',
  width: 220,
  margin: '4px 0',
  padding: 4,
  border: '1px solid light-dark(#cad5e2, #45556c)',
  borderRadius: 8,
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#fff, #1d293d)',
  listStyle: 'none',
});

const Item = styled(Option)({
  padding: '6px 8px',
  borderRadius: 4,
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'light-dark(#f1f5f9, #314158)' },
  [`&.${optionClasses.highlighted}`]: { outline: '2px solid currentColor', outlineOffset: -2 },
  [`&.${optionClasses.selected}`]: { fontWeight: 600 },
});

const Submit = styled('button')({
  font: 'inherit',
  fontWeight: 600,
  padding: 8,
  border: 0,
  borderRadius: 8,
  color: '#fff',
  backgroundColor: '#1447e6',
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
});

const ErrorText = styled('span')({ color: 'light-dark(#c10007, #ffa2a2)' });

const slots = { root: Button, listbox: Listbox };

export default function ShippingForm() {
  const id = React.useId();
  const selectRef = React.useRef<HTMLButtonElement>(null);
  const [state, setState] = React.useState<'idle' | 'error' | 'sent'>('idle');
  const [carrier, setCarrier] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = String(new FormData(event.currentTarget).get('carrier'));
    setCarrier(sent);
    setState(sent ? 'sent' : 'error');
    if (!sent) {
      selectRef.current?.focus();
    }
  };

  return (
    <Form onSubmit={handleSubmit}>
      <label id={`${id}-label`} htmlFor={id}>
        Carrier (required)
      </label>
      <Select
        id={id}
        ref={selectRef}
        name="carrier"
        placeholder="Choose a carrier"
        onChange={() => setState('idle')}
        aria-required
        aria-invalid={state === 'error'}
        aria-describedby={`${id}-error`}
        slots={slots}
        slotProps={{ listbox: { 'aria-labelledby': `${id}-label` } }}
      >
        <Item value="bike">Bike courier</Item>
        <Item value="van">Van</Item>
        <Item value="pallet">Pallet service</Item>
      </Select>
      <ErrorText id={`${id}-error`}>{state === 'error' && 'Choose a carrier first.'}</ErrorText>
      <Submit type="submit">Book pick-up</Submit>
      <span role="status">{state === 'sent' && `Sent carrier=${carrier}`}</span>
    </Form>
  );
}
