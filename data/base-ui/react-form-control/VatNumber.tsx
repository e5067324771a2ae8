import * as React from 'react';
import { FormControl, formControlClasses } from '@mui/base/FormControl';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const Field = styled(FormControl)({
  display: 'grid',
  gap: 6,
  width: 280,
  maxWidth: '100%',
  '& p': { margin: 0, fontSize: 14, color: 'light-dark(#45556c, #cad5e2)' },
  [`& .${inputClasses.input}`]: {
    font: 'inherit',
    boxSizing: 'border-box',
    width: '100%',
    padding: '8px 12px',
    border: '1px solid light-dark(#62748e, #90a1b9)',
    borderRadius: 8,
    color: 'inherit',
    backgroundColor: 'transparent',
  },
  [`& .${inputClasses.input}:focus-visible`]: {
    outline: '2px solid light-dark(#1447e6, #8ec5ff)',
    outlineOffset: 1,
  },
  [`&.${formControlClasses.error}`]: {
    '& p': { color: 'light-dark(#c10007, #ffa2a2)' },
    [`& .${inputClasses.input}`]: { borderColor: 'light-dark(#c10007, #ffa2a2)' },
  },
});

export default function VatNumber() {
  const id = React.useId();
  const [number, setNumber] = React.useState('DE12');
  const [checked, setChecked] = React.useState(false);
  const wrong = checked && !/^[A-Z]{2}\d{8,12}$/.test(number);

  return (
    <Field
      error={wrong}
      value={number}
      onChange={(event) => setNumber(event.target.value)}
      onBlur={() => setChecked(true)}
    >
      <label htmlFor={id}>VAT number</label>
      <Input id={id} aria-describedby={`${id}-help`} />
      <p id={`${id}-help`}>
        {wrong
          ? 'Two letters and 8 to 12 digits are needed, such as DE123456789.'
          : 'With the country, such as DE123456789.'}
      </p>
    </Field>
  );
}
