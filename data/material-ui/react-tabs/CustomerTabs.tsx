import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const sections = [
  { value: 'contact', label: 'Contact', text: 'Ines Duarte, +351 210 000 417' },
  { value: 'orders', label: 'Orders', text: 'Three open, 41 delivered' },
  { value: 'notes', label: 'Notes', text: 'Delivers through the back gate' },
];

export default function CustomerTabs() {
  const [value, setValue] = React.useState('contact');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        aria-label="Customer 88"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {sections.map((section) => (
          <Tab
            key={section.value}
            value={section.value}
            label={section.label}
            id={`customer-tabs-${section.value}`}
            aria-controls={`customer-tabs-panel-${section.value}`}
          />
        ))}
      </Tabs>
      {sections.map((section) => (
        <Box
          key={section.value}
          role="tabpanel"
          id={`customer-tabs-panel-${section.value}`}
          aria-labelledby={`customer-tabs-${section.value}`}
          hidden={section.value !== value}
          tabIndex={0}
          sx={{ p: 2 }}
        >
          {section.text}
        </Box>
      ))}
    </Box>
  );
}
