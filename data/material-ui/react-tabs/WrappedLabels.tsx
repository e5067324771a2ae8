import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const tariffs = ['Day rate and weekend', 'Night rate from 22:00', 'Public holidays'];

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
        {tariffs.map((tariff) => (
          <Tab key={tariff} label={tariff} wrapped sx={{ minWidth: 0, px: 1 }} />
        ))}
      </Tabs>
    </Box>
  );
}
