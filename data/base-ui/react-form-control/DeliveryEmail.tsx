import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const Field = styled(FormControl)({ display: 'grid', gap: 6, width: 280, maxWidth: '100%' });

const TextInput = styled(Input)({
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  [`& .${inputClasses.input}`]: {
    font: 'inherit',
    boxSizing: 'border-box',
    width: '100%',
    padding: '8px 12px',
    border: 0,
    outline: 'none',
    color: 'inherit',
    backgroundColor: 'transparent',
  },
  [`&.${inputClasses.focused}`]: {
    outline: '2px solid light-dark(#1447e6, #8ec5ff)',
    outlineOffset: 1,
  },
  [`&.${inputClasses.disabled}`]: { opacity: 0.6 },
});

function Label({ children, htmlFor }: { children: React.ReactNode; htmlFor: string }) {
  const field = useFormControlContext();

  return (
    <label htmlFor={htmlFor}>
      {children} {field?.required ? '(required)' : '(optional)'}
    </label>
  );
}

export default function DeliveryEmail() {
  const id = React.useId();
  const [pickup, setPickup] = React.useState(false);

  return (
    <div>
      <Field required disabled={pickup} defaultValue="orders@example.com">
        <Label htmlFor={id}>Email for delivery notices</Label>
        <TextInput id={id} type="email" autoComplete="email" />
      </Field>
      <p>
        <label>
          <input
            type="checkbox"
            checked={pickup}
            onChange={(event) => setPickup(event.target.checked)}
          />{' '}
          I collect the order myself
        </label>
      </p>
    </div>
  );
}
