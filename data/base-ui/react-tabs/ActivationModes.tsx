import * as React from 'react';
import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const List = styled(TabsList)({ display: 'flex', flexWrap: 'wrap', gap: 4, marginTop: 12 });

const PeriodTab = styled(Tab)({
  font: 'inherit',
  padding: '6px 12px',
  border: '1px solid currentColor',
  borderRadius: 999,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  [`&.${tabClasses.selected}`]: {
    color: 'light-dark(#fff, #0f172b)',
    backgroundColor: 'light-dark(#1447e6, #8ec5ff)',
  },
  '&:focus-visible': { outline: '3px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
});

const Panel = styled(TabPanel)({ padding: '12px 0' });

const periods = [
  { value: 'day', label: 'Day', sales: '42 orders' },
  { value: 'week', label: 'Week', sales: '310 orders' },
  { value: 'month', label: 'Month', sales: '1,204 orders' },
];

export default function ActivationModes() {
  const [automatic, setAutomatic] = React.useState(false);

  return (
    <div>
      <label>
        <input
          type="checkbox"
          checked={automatic}
          onChange={(event) => setAutomatic(event.target.checked)}
        />{' '}
        Arrow keys select
      </label>
      <Tabs defaultValue="day" selectionFollowsFocus={automatic}>
        <List aria-label="Period">
          {periods.map(({ value, label }) => (
            <PeriodTab key={value} value={value}>
              {label}
            </PeriodTab>
          ))}
        </List>
        {periods.map(({ value, sales }) => (
          <Panel key={value} value={value} tabIndex={0}>
            {sales}
          </Panel>
        ))}
      </Tabs>
    </div>
  );
}
