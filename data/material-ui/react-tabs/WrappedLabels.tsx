import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const tariffs = [
  { label: 'Day rate and weekend', price: '€0.31 per kWh' },
  { label: 'Night rate from 22:00', price: '€0.19 per kWh' },
  { label: 'Public holidays', price: '€0.22 per kWh' },
];

export default function WrappedLabels() {
  const [value, setValue] = React.useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs
        value={value}
        onChange={(_event, next: number) => setValue(next)}
        variant="fullWidth"
        aria-label="Tariffs"
      >
        {tariffs.map(({ label }, index) => (
          <Tab
            key={label}
            label={label}
            id={`wrapped-labels-${index}`}
            wrapped
            sx={{ minWidth: 0, px: 1 }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" aria-labelledby={`wrapped-labels-${value}`} tabIndex={0} sx={{ p: 2 }}>
        {tariffs[value]?.price}
      </Box>
    </Box>
  );
}
