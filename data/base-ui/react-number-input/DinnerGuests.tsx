import * as React from 'react';
import {
  Unstable_NumberInput as NumberInput,
  type NumberInputProps,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

const Label = styled('label')({ display: 'block', marginBottom: 4, fontWeight: 600 });

const Guests = styled(NumberInput)({
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
  '& input': { order: -1, width: 90, paddingInline: 12 },
  '& input:focus-visible': {
    outline: '2px solid light-dark(#1447e6, #8ec5ff)',
    outlineOffset: 2,
  },
});

const slotProps: NumberInputProps['slotProps'] = {
  input: { role: 'spinbutton', inputMode: 'numeric' },
  decrementButton: { type: 'button', 'aria-label': 'One guest less', children: '−' },
  incrementButton: { type: 'button', 'aria-label': 'One guest more', children: '+' },
};

export default function DinnerGuests() {
  const id = React.useId();
  const [guests, setGuests] = React.useState<number | undefined>(24);

  // While typing, a number that is out of range counts as none yet.
  const handleInputChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    const typed = Number(event.target.value);
    setGuests(typed >= 10 && typed <= 80 ? typed : undefined);
  };

  return (
    <div>
      <Label htmlFor={id}>Guests (10 to 80)</Label>
      <Guests
        id={id}
        min={10}
        max={80}
        defaultValue={24}
        onChange={(_event, value) => setGuests(value)}
        onInputChange={handleInputChange}
        slotProps={slotProps}
      />
      <p role="status">{guests ? `Menu: ${guests * 38} €` : 'Enter 10 to 80 guests.'}</p>
    </div>
  );
}
