import * as React from 'react';
import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { prepareForSlot } from '@mui/base/utils';
import { styled } from '@mui/system';

const List = styled(TabsList)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  '& a': { padding: '8px 2px', color: 'inherit', textDecoration: 'none' },
  [`& .${tabClasses.selected}`]: { borderBottom: '2px solid currentColor', fontWeight: 600 },
  '& a:focus-visible': { outline: '2px solid currentColor' },
});

const Panel = styled(TabPanel)({ padding: '12px 2px' });

// Stands for the link of a router: it keeps the page, and leaves a new tab to the browser.
const RouterLink = React.forwardRef<HTMLAnchorElement, React.ComponentProps<'a'>>(
  function RouterLink({ onClick, ...props }, ref) {
    const handleClick = (event: React.MouseEvent<HTMLAnchorElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      onClick?.(event);
      event.preventDefault();
    };
    return <a {...props} ref={ref} onClick={handleClick} />;
  },
);

const slots = { root: prepareForSlot(RouterLink) };

const pages = [
  { path: '/base-ui/react-tabs/', label: 'Demos' },
  { path: '/base-ui/react-tabs/components-api/', label: 'Components' },
  { path: '/base-ui/react-tabs/hooks-api/', label: 'Hooks' },
];

export default function LinkTabs() {
  const [path, navigate] = React.useState('/base-ui/react-tabs/');

  return (
    <Tabs value={path} onChange={(_event, value) => navigate(String(value))}>
      <List aria-label="Documentation">
        {pages.map((page) => (
          <Tab<'a'> key={page.path} slots={slots} value={page.path} href={page.path}>
            {page.label}
          </Tab>
        ))}
      </List>
      {pages.map((page) => (
        <Panel key={page.path} value={page.path} tabIndex={0}>
          The address is {page.path}
        </Panel>
      ))}
    </Tabs>
  );
}
