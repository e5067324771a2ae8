import * as React from 'react';
import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const Card = styled('div')({
  width: '100%',
  maxWidth: 420,
  padding: 16,
  border: '1px solid light-dark(#cad5e2, #45556c)',
  borderRadius: 12,
});

const List = styled(TabsList)({
  display: 'flex',
  gap: 4,
  padding: 4,
  borderRadius: 10,
  backgroundColor: 'light-dark(#e2e8f0, #314158)',
});

const Step = styled(Tab)({
  font: 'inherit',
  flex: 1,
  padding: '6px 8px',
  border: 0,
  borderRadius: 7,
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  [`&.${tabClasses.selected}`]: {
    color: 'light-dark(#fff, #0f172b)',
    backgroundColor: 'light-dark(#1447e6, #8ec5ff)',
  },
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
});

const Panel = styled(TabPanel)({
  padding: '16px 0',
  '& label': { display: 'grid', gap: 4 },
  '& input': {
    font: 'inherit',
    boxSizing: 'border-box',
    width: '100%',
    padding: '6px 10px',
    border: '1px solid light-dark(#62748e, #90a1b9)',
    borderRadius: 6,
    color: 'inherit',
    backgroundColor: 'transparent',
  },
  '& input:focus-visible': {
    outline: '2px solid light-dark(#1447e6, #8ec5ff)',
    outlineOffset: 2,
  },
});

const Next = styled('button')({
  font: 'inherit',
  fontWeight: 600,
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  color: '#fff',
  backgroundColor: '#1447e6',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
});

const steps = ['Name', 'Street', 'Phone'];

export default function CheckoutSteps() {
  const [step, setStep] = React.useState('Name');
  const [fields, setFields] = React.useState<Record<string, string>>({});
  const [direction, setDirection] = React.useState<'ltr' | 'rtl'>('ltr');
  // The arrow keys go the way that the page runs.
  const followPage = () => setDirection(document.dir === 'rtl' ? 'rtl' : 'ltr');
  const next = steps[(steps.indexOf(step) + 1) % steps.length] ?? 'Name';

  return (
    <Card>
      <Tabs value={step} direction={direction} onChange={(_event, value) => setStep(String(value))}>
        <List aria-label="Checkout" onFocus={followPage}>
          {steps.map((name) => (
            <Step key={name} value={name}>
              {fields[name] && '✓ '}
              {name}
            </Step>
          ))}
        </List>
        {steps.map((name) => (
          <Panel key={name} value={name}>
            <label>
              {name}
              <input
                value={fields[name] ?? ''}
                onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
              />
            </label>
          </Panel>
        ))}
      </Tabs>
      <Next type="button" onClick={() => setStep(next)}>
        Go to {next.toLowerCase()}
      </Next>
    </Card>
  );
}
