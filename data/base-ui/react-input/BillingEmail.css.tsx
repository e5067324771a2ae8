import * as React from 'react';
import { Input } from '@mui/base/Input';

const styles = `
.billing-email {
  display: grid;
  gap: 6px;
  width: 280px;
  max-width: 100%;
}
.billing-email-input {
  border: 1px solid light-dark(#62748e, #90a1b9);
  border-radius: 8px;
  background: light-dark(#fff, #1d293d);
}
.billing-email-input .MuiInput-input {
  font: inherit;
  box-sizing: border-box;
  width: 100%;
  padding: 8px 12px;
  border: 0;
  outline: none;
  color: light-dark(#0f172b, #f1f5f9);
  background: transparent;
}
.billing-email-input.Mui-focused {
  outline: 2px solid light-dark(#1447e6, #8ec5ff);
  outline-offset: 1px;
}
.billing-email-hint {
  margin: 0;
  font-size: 14px;
  color: light-dark(#45556c, #cad5e2);
}
`;

export default function BillingEmail() {
  const id = React.useId();

  return (
    <div className="billing-email">
      <style>{styles}</style>
      <label htmlFor={id}>Billing email</label>
      <Input
        className="billing-email-input"
        id={id}
        type="email"
        name="email"
        autoComplete="email"
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className="billing-email-hint">
        Invoices are sent to this address.
      </p>
    </div>
  );
}
