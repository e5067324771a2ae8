import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function LabTabs() {
  const [value, setValue] = React.useState('open');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <TabContext value={value}>
        <TabList
          onChange={(_event, next: string) => setValue(next)}
          aria-label="Tickets"
          variant="scrollable"
        >
          <Tab value="open" label="Open" />
          <Tab value="waiting" label="Waiting" />
          <Tab value="solved" label="Solved" />
        </TabList>
        <TabPanel value="open" tabIndex={0}>
          Nine, two of them urgent
        </TabPanel>
        <TabPanel value="waiting" tabIndex={0}>
          Four wait for the customer
        </TabPanel>
        <TabPanel value="solved" tabIndex={0}>
          310 in this quarter
        </TabPanel>
      </TabContext>
    </Box>
  );
}
