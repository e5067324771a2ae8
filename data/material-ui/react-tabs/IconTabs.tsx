import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Inventory2OutlinedIcon from '@mui/icons-material/Inventory2Outlined';
import LocalShippingOutlinedIcon from '@mui/icons-material/LocalShippingOutlined';
import UndoIcon from '@mui/icons-material/Undo';

const views = [
  { name: 'Stock', icon: <Inventory2OutlinedIcon />, text: '1,310 boxes' },
  { name: 'Transit', icon: <LocalShippingOutlinedIcon />, text: '4 lorries' },
  { name: 'Returns', icon: <UndoIcon />, text: 'None today' },
];

export default function IconTabs() {
  const [value, setValue] = React.useState(0);
  const props = { value, onChange: (_event: unknown, next: number) => setValue(next) };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs {...props} variant="fullWidth" aria-label="Warehouse, icons above">
        {views.map(({ name, icon }) => (
          <Tab key={name} icon={icon} label={name} />
        ))}
      </Tabs>
      <Tabs {...props} variant="scrollable" aria-label="Warehouse, icons beside">
        {views.map(({ name, icon }) => (
          <Tab key={name} icon={icon} iconPosition="start" label={name} sx={{ minHeight: 48 }} />
        ))}
      </Tabs>
      <Tabs {...props} variant="fullWidth" aria-label="Warehouse, icons alone">
        {views.map(({ name, icon }) => (
          <Tab key={name} icon={icon} aria-label={name} title={name} />
        ))}
      </Tabs>
      <Box role="tabpanel" aria-label={views[value]?.name} tabIndex={0} sx={{ px: 2 }}>
        {views[value]?.text}
      </Box>
    </Stack>
  );
}
