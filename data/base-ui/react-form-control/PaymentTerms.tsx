import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import { styled } from '@mui/system';

const Field = styled(FormControl)({ display: 'grid', gap: 6, justifyItems: 'start' });

const Native = styled('select')({
  font: 'inherit',
  padding: '8px 12px',
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#fff, #1d293d)',
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 1 },
});

const Hint = styled('p')({ margin: 0 });

function FieldSelect({ id, children }: { id: string; children: React.ReactNode }) {
  const field = useFormControlContext();

  return (
    <Native
      id={id}
      value={String(field?.value)}
      disabled={field?.disabled}
      required={field?.required}
      aria-invalid={field?.error}
      aria-describedby={`${id}-hint`}
      onChange={field?.onChange}
      onFocus={field?.onFocus}
      onBlur={field?.onBlur}
    >
      {children}
    </Native>
  );
}

function DueDate({ id }: { id: string }) {
  const field = useFormControlContext();

  return <Hint id={`${id}-hint`}>Due {String(field?.value)} days after the invoice.</Hint>;
}

export default function PaymentTerms() {
  const id = React.useId();

  return (
    <Field required defaultValue="30">
      <label htmlFor={id}>Payment terms</label>
      <FieldSelect id={id}>
        <option value="14">Two weeks</option>
        <option value="30">One month</option>
        <option value="60">Two months</option>
      </FieldSelect>
      <DueDate id={id} />
    </Field>
  );
}
