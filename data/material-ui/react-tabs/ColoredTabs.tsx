import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const desks = ['Sales', 'Service', 'Parts'];

export default function ColoredTabs() {
  const [desk, setDesk] = React.useState('Sales');
  const props = { value: desk, onChange: (_event: unknown, next: string) => setDesk(next) };
  const tabs = desks.map((name) => <Tab key={name} value={name} label={name} />);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs {...props} textColor="secondary" indicatorColor="secondary" aria-label="Desk, violet">
        {tabs}
      </Tabs>
      <Paper square elevation={0} sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        <Tabs
          {...props}
          textColor="inherit"
          aria-label="Desk, on a bar"
          sx={{
            '& .MuiTabs-indicator': { height: 4, bgcolor: 'currentColor' },
            '& .MuiTab-root': { opacity: 1 },
          }}
        >
          {tabs}
        </Tabs>
      </Paper>
      <Box role="tabpanel" aria-label={desk} tabIndex={0} sx={{ px: 2 }}>
        Ask at the {desk.toLowerCase()} desk.
      </Box>
    </Stack>
  );
}
