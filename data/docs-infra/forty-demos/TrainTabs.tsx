import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TrainTabs() {
  const [value, setValue] = React.useState('out');

  return (
    <Tabs aria-label="Direction" value={value} onChange={(_event, next: string) => setValue(next)}>
      <Tab label="Out" value="out" />
      <Tab label="Back" value="back" />
    </Tabs>
  );
}
