import * as React from 'react';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const Field = styled('div')({ display: 'grid', gap: 6, width: 280, maxWidth: '100%' });

const TextInput = styled(Input)({
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  backgroundColor: 'light-dark(#fff, #1d293d)',
  [`& .${inputClasses.input}`]: {
    font: 'inherit',
    boxSizing: 'border-box',
    width: '100%',
    padding: '8px 12px',
    border: 0,
    outline: 'none',
    color: 'light-dark(#0f172b, #f1f5f9)',
    backgroundColor: 'transparent',
  },
  [`&.${inputClasses.focused}`]: {
    outline: '2px solid light-dark(#1447e6, #8ec5ff)',
    outlineOffset: 1,
  },
});

const Hint = styled('p')({ margin: 0, fontSize: 14, color: 'light-dark(#45556c, #cad5e2)' });

export default function BillingEmail() {
  const id = React.useId();

  return (
    <Field>
      <label htmlFor={id}>Billing email</label>
      <TextInput
        id={id}
        type="email"
        name="email"
        autoComplete="email"
        aria-describedby={`${id}-hint`}
      />
      <Hint id={`${id}-hint`}>Invoices are sent to this address.</Hint>
    </Field>
  );
}
