import * as React from 'react';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const Form = styled('form')({ display: 'grid', gap: 8, width: 280, maxWidth: '100%' });

const TextInput = styled(Input)({
  [`& .${inputClasses.input}`]: {
    font: 'inherit',
    boxSizing: 'border-box',
    width: '100%',
    padding: '8px 12px',
    border: '1px solid light-dark(#62748e, #90a1b9)',
    borderRadius: 8,
    color: 'inherit',
    backgroundColor: 'transparent',
    '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 1 },
  },
  [`&.${inputClasses.error} .${inputClasses.input}`]: {
    borderColor: 'light-dark(#c10007, #ffa2a2)',
  },
});

const Message = styled('p')({ minHeight: 24, margin: 0 });

const Button = styled('button')({ font: 'inherit', justifySelf: 'start', padding: '6px 14px' });

export default function TrackingNumber() {
  const id = React.useId();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [message, setMessage] = React.useState('');
  const [wrong, setWrong] = React.useState(false);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const valid = /^\d{10}$/.test(inputRef.current?.value ?? '');
    setWrong(!valid);
    setMessage(valid ? 'Your parcel is in Lyon.' : 'A tracking number has 10 digits.');
    if (!valid) inputRef.current?.focus();
  };

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <label htmlFor={id}>Tracking number</label>
      <TextInput
        id={id}
        error={wrong}
        required
        aria-describedby={`${id}-message`}
        slotProps={{ input: { ref: inputRef, inputMode: 'numeric' } }}
      />
      <Message id={`${id}-message`} role="status">
        {message}
      </Message>
      <Button type="submit">Find parcel</Button>
    </Form>
  );
}
