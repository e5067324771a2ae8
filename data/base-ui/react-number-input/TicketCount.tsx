import * as React from 'react';
import {
  Unstable_NumberInput as NumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

const Label = styled('label')({ display: 'block', marginBottom: 4, fontWeight: 600 });

const Stepper = styled(NumberInput)({
  display: 'grid',
  gridTemplateColumns: '44px 72px 44px',
  width: 'fit-content',
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  overflow: 'hidden',
  [`&.${numberInputClasses.focused}`]: {
    outline: '2px solid light-dark(#1447e6, #8ec5ff)',
    outlineOffset: 2,
  },
  '& input, & button': {
    font: 'inherit',
    gridRow: 1,
    minWidth: 0,
    height: 40,
    padding: 0,
    border: 0,
    outline: 0,
    color: 'inherit',
    backgroundColor: 'transparent',
  },
  [`& .${numberInputClasses.input}`]: { gridColumn: 2, textAlign: 'center' },
  '& button': {
    backgroundColor: 'light-dark(#e2e8f0, #314158)',
    cursor: 'pointer',
    '&:hover': { backgroundColor: 'light-dark(#cad5e2, #45556c)' },
    '&:disabled': { opacity: 0.5, cursor: 'default' },
  },
  [`& .${numberInputClasses.incrementButton}`]: { gridColumn: 3 },
});

export default function TicketCount() {
  const id = React.useId();

  return (
    <div>
      <Label htmlFor={id}>Tickets</Label>
      <Stepper
        id={id}
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
