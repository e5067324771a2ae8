import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const pages = [
  { path: '/material-ui/react-button/', label: 'Button' },
  { path: '/material-ui/react-dialog/', label: 'Dialog' },
  { path: '/material-ui/react-tabs/', label: 'Tabs' },
];

export default function LinkTabs() {
  // Stands for the address that a router knows.
  const [path, navigate] = React.useState('/material-ui/react-tabs/');

  const handleClick = (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(event.currentTarget.pathname);
  };

  // Links do not react to Space, tabs do.
  const handleKeyDown = (event: React.KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key === ' ') {
      event.preventDefault();
      event.currentTarget.click();
    }
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs value={path} aria-label="Articles">
        {pages.map((page) => (
          <Tab
            key={page.path}
            value={page.path}
            component="a"
            href={page.path}
            id={`link-tabs-${page.label}`}
            label={page.label}
            onClick={handleClick}
            onKeyDown={handleKeyDown}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        aria-labelledby={`link-tabs-${pages.find((page) => page.path === path)?.label}`}
        tabIndex={0}
        sx={{ p: 2, overflowWrap: 'anywhere' }}
      >
        The address is {path}
      </Box>
    </Box>
  );
}
