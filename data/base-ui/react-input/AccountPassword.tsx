import * as React from 'react';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const Field = styled('div')({ display: 'grid', gap: 6, width: 280, maxWidth: '100%' });

const PasswordInput = styled(Input)({
  display: 'flex',
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  [`& .${inputClasses.input}`]: {
    font: 'inherit',
    flex: 1,
    minWidth: 0,
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
});

const Show = styled('button')({
  font: 'inherit',
  margin: 4,
  padding: '4px 10px',
  border: 0,
  borderRadius: 6,
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#e2e8f0, #314158)',
  cursor: 'pointer',
  '&[aria-pressed="true"]': {
    color: 'light-dark(#fff, #0f172b)',
    backgroundColor: 'light-dark(#1447e6, #8ec5ff)',
  },
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
});

export default function AccountPassword() {
  const id = React.useId();
  const [shown, setShown] = React.useState(false);

  return (
    <Field>
      <label htmlFor={id}>New password</label>
      <PasswordInput
        id={id}
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        endAdornment={
          <Show type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
            Show
          </Show>
        }
      />
    </Field>
  );
}
