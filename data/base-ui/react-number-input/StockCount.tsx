import * as React from 'react';
import {
  Unstable_NumberInput as NumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

const Form = styled('form')({ display: 'grid', gap: 8, justifyItems: 'start', width: 240 });

const Label = styled('label')({ fontWeight: 600 });

const Count = styled(NumberInput)({
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
  '& input': { order: -1, width: 100, paddingInline: 12 },
  '& input:focus-visible': {
    outline: '2px solid light-dark(#1447e6, #8ec5ff)',
    outlineOffset: 2,
  },
  [`&.${numberInputClasses.error} input`]: { borderColor: 'light-dark(#c10007, #ff6467)' },
});

const Message = styled('p')({ minHeight: 48, margin: 0 });

/** What is wrong with a count as it was typed, if anything. */
function mistakeIn(count: string): string {
  if (count === '') return 'Enter how many you counted.';
  return Number(count) >= 0 && Number(count) <= 500 ? '' : 'A shelf holds 0 to 500 boxes.';
}

export default function StockCount() {
  const id = React.useId();
  const input = React.useRef<HTMLInputElement>(null);
  const [mistake, setMistake] = React.useState('');
  const [saved, setSaved] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // With Enter the form is sent before the field loses its focus and corrects itself.
    const count = String(new FormData(event.currentTarget).get('count'));
    const found = mistakeIn(count);
    setMistake(found);
    setSaved(found ? '' : `Saved: ${count}`);
    if (found) input.current?.focus();
  };

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <Label htmlFor={id}>Boxes on shelf 12</Label>
      <Count
        id={id}
        min={0}
        required
        error={mistake !== ''}
        slotProps={{
          input: {
            ref: input,
            name: 'count',
            role: 'spinbutton',
            inputMode: 'numeric',
            'aria-describedby': `${id}-message`,
          },
          decrementButton: { type: 'button', 'aria-label': 'One box less', children: '−' },
          incrementButton: { type: 'button', 'aria-label': 'One box more', children: '+' },
        }}
      />
      <Message id={`${id}-message`} role="status">
        {mistake || saved}
      </Message>
      <button type="submit">Save the count</button>
    </Form>
  );
}
