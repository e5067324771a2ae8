import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const settings = [
  { value: 'alerts', label: 'Alerts', option: 'Low stock' },
  { value: 'invoices', label: 'Invoices', option: 'Send as PDF' },
  { value: 'access', label: 'Access', option: 'Guests may read' },
];

export default function VerticalSettings() {
  const [value, setValue] = React.useState('alerts');

  return (
    <Box sx={{ display: 'flex', width: '100%', maxWidth: 420 }}>
      <Tabs
        orientation="vertical"
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        aria-label="Settings"
        sx={{ flexShrink: 0, borderInlineEnd: '1px solid', borderColor: 'divider' }}
      >
        {settings.map((section) => (
          <Tab
            key={section.value}
            value={section.value}
            label={section.label}
            id={`vertical-settings-${section.value}`}
            aria-controls={`vertical-settings-panel-${section.value}`}
            sx={{ alignItems: 'flex-start' }}
          />
        ))}
      </Tabs>
      {settings.map((section) => (
        <Box
          key={section.value}
          role="tabpanel"
          id={`vertical-settings-panel-${section.value}`}
          aria-labelledby={`vertical-settings-${section.value}`}
          hidden={section.value !== value}
          sx={{ paddingInlineStart: 2 }}
        >
          <FormControlLabel control={<Switch />} label={section.option} />
        </Box>
      ))}
    </Box>
  );
}
