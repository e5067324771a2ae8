import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const periods = [
  { label: 'Day', sales: '42 orders' },
  { label: 'Week', sales: '310 orders' },
  { label: 'Month', sales: '1,204 orders' },
];

export default function KeyboardSelection() {
  const [follows, setFollows] = React.useState(true);
  const [value, setValue] = React.useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <FormControlLabel
        control={
          <Switch checked={follows} onChange={(event) => setFollows(event.target.checked)} />
        }
        label="Arrow keys select"
      />
      <Tabs
        value={value}
        onChange={(_event, next: number) => setValue(next)}
        selectionFollowsFocus={follows}
        aria-label="Sales"
      >
        {periods.map(({ label }, index) => (
          <Tab
            key={label}
            label={label}
            id={`keyboard-selection-${index}`}
            aria-controls="keyboard-selection-panel"
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="keyboard-selection-panel"
        aria-labelledby={`keyboard-selection-${value}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        {periods[value]?.sales}
      </Box>
    </Box>
  );
}
