import * as React from 'react';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const Field = styled('div')({ display: 'grid', gap: 6, width: 240, maxWidth: '100%' });

const PriceInput = styled(Input)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingInline: 12,
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  cursor: 'text',
  [`& .${inputClasses.input}`]: {
    font: 'inherit',
    flex: 1,
    minWidth: 0,
    padding: '8px 0',
    border: 0,
    outline: 'none',
    textAlign: 'end',
    color: 'inherit',
    backgroundColor: 'transparent',
  },
  [`&.${inputClasses.focused}`]: {
    outline: '2px solid light-dark(#1447e6, #8ec5ff)',
    outlineOffset: 1,
  },
});

const Unit = styled('span')({ pointerEvents: 'none', color: 'light-dark(#45556c, #cad5e2)' });

export default function UnitPrice() {
  const id = React.useId();

  return (
    <Field>
      <label htmlFor={id}>Price in euros, per metre</label>
      <PriceInput
        id={id}
        defaultValue="12.40"
        startAdornment={<Unit aria-hidden>€</Unit>}
        endAdornment={<Unit aria-hidden>/ m</Unit>}
        slotProps={{ input: { inputMode: 'decimal', maxLength: 8 } }}
      />
    </Field>
  );
}
