import * as React from 'react';
import {
  Unstable_NumberInput as NumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

const Label = styled('label')({ display: 'block', fontWeight: 600 });

const Hint = styled('p')({
  margin: '0 0 4px',
  fontSize: 14,
  color: 'light-dark(#45556c, #cad5e2)',
});

const Bottles = styled(NumberInput)({
  display: 'flex',
  gap: 8,
  '& input, & button': {
    font: 'inherit',
    boxSizing: 'border-box',
    width: 44,
    height: 44,
    border: '1px solid light-dark(#62748e, #90a1b9)',
    borderRadius: 8,
    color: 'inherit',
    backgroundColor: 'transparent',
  },
  // The buttons stand first in the markup.
  '& input': { order: -1, width: 100, paddingInline: 12 },
  '& input:focus-visible': {
    outline: '2px solid light-dark(#1447e6, #8ec5ff)',
    outlineOffset: 2,
  },
  [`& .${numberInputClasses.disabled}`]: { opacity: 0.5 },
});

export default function BottlesByCase() {
  const id = React.useId();

  return (
    <div>
      <Label htmlFor={id}>Bottles</Label>
      <Hint id={`${id}-hint`}>Cases of 6, at most 240.</Hint>
      <Bottles
        id={id}
        min={0}
        max={240}
        step={6}
        shiftMultiplier={4}
        defaultValue={12}
        slotProps={{
          input: {
            role: 'spinbutton',
            inputMode: 'numeric',
            'aria-describedby': `${id}-hint`,
          },
          decrementButton: { type: 'button', 'aria-label': 'One case less', children: '−' },
          incrementButton: { type: 'button', 'aria-label': 'One case more', children: '+' },
        }}
      />
    </div>
  );
}
