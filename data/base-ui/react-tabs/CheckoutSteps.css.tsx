import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const styles = `
.checkout-steps {
  width: 100%;
  max-width: 420px;
  padding: 16px;
  border: 1px solid light-dark(#cad5e2, #45556c);
  border-radius: 12px;
}

.checkout-steps-list {
  display: flex;
  gap: 4px;
  padding: 4px;
  border-radius: 10px;
  background: light-dark(#e2e8f0, #314158);
}

.checkout-steps-tab {
  font: inherit;
  flex: 1;
  padding: 6px 8px;
  border: 0;
  border-radius: 7px;
  color: light-dark(#0f172b, #f1f5f9);
  background: transparent;
  cursor: pointer;
}

.checkout-steps-tab.Mui-selected {
  color: light-dark(#fff, #0f172b);
  background: light-dark(#1447e6, #8ec5ff);
}

.checkout-steps-panel {
  padding: 16px 0;
}

.checkout-steps-panel label {
  display: grid;
  gap: 4px;
}

.checkout-steps-input {
  font: inherit;
  box-sizing: border-box;
  width: 100%;
  padding: 6px 10px;
  border: 1px solid light-dark(#62748e, #90a1b9);
  border-radius: 6px;
  color: inherit;
  background: transparent;
}

.checkout-steps-next {
  font: inherit;
  font-weight: 600;
  padding: 8px 16px;
  border: 0;
  border-radius: 8px;
  color: #fff;
  background: #1447e6;
  cursor: pointer;
}

.checkout-steps-tab:focus-visible,
.checkout-steps-input:focus-visible,
.checkout-steps-next:focus-visible {
  outline: 2px solid light-dark(#1447e6, #8ec5ff);
  outline-offset: 2px;
}
`;

const steps = ['Name', 'Street', 'Phone'];

export default function CheckoutSteps() {
  const [step, setStep] = React.useState('Name');
  const [fields, setFields] = React.useState<Record<string, string>>({});
  const [direction, setDirection] = React.useState<'ltr' | 'rtl'>('ltr');
  // The arrow keys go the way that the page runs.
  const followPage = () => setDirection(document.dir === 'rtl' ? 'rtl' : 'ltr');
  const next = steps[(steps.indexOf(step) + 1) % steps.length] ?? 'Name';

  return (
    <div className="checkout-steps">
      <style>{styles}</style>
      <Tabs value={step} direction={direction} onChange={(_event, value) => setStep(String(value))}>
        <TabsList className="checkout-steps-list" aria-label="Checkout" onFocus={followPage}>
          {steps.map((name) => (
            <Tab key={name} className="checkout-steps-tab" value={name}>
              {fields[name] && '✓ '}
              {name}
            </Tab>
          ))}
        </TabsList>
        {steps.map((name) => (
          <TabPanel key={name} className="checkout-steps-panel" value={name}>
            <label>
              {name}
              <input
                className="checkout-steps-input"
                value={fields[name] ?? ''}
                onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
              />
            </label>
          </TabPanel>
        ))}
      </Tabs>
      <button type="button" className="checkout-steps-next" onClick={() => setStep(next)}>
        Go to {next.toLowerCase()}
      </button>
    </div>
  );
}
