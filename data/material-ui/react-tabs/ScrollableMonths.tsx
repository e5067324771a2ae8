import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export default function ScrollableMonths() {
  const [month, setMonth] = React.useState('March');

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        value={month}
        onChange={(_event, next: string) => setMonth(next)}
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        aria-label="Month of the booking"
      >
        {months.map((name) => (
          <Tab key={name} value={name} label={name} id={`scrollable-months-${name}`} />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        aria-labelledby={`scrollable-months-${month}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        Cabins are free in {month}.
      </Box>
    </Box>
  );
}
