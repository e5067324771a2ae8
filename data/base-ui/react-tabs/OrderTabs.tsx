import * as React from 'react';
import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const Root = styled(Tabs)({ width: '100%', maxWidth: 420 });

const List = styled(TabsList)({
  display: 'flex',
  borderBottom: '1px solid light-dark(#cad5e2, #45556c)',
});

const StyledTab = styled(Tab)({
  font: 'inherit',
  padding: '10px 14px',
  border: 0,
  borderBottom: '3px solid transparent',
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { borderBottomColor: 'light-dark(#cad5e2, #45556c)' },
  [`&.${tabClasses.selected}`]: {
    borderBottomColor: 'light-dark(#1447e6, #8ec5ff)',
    fontWeight: 600,
  },
  [`&.${tabClasses.disabled}`]: {
    color: 'light-dark(#62748e, #90a1b9)',
    cursor: 'not-allowed',
  },
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: -2 },
});

const Panel = styled(TabPanel)({
  padding: '16px 14px',
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)' },
});

export default function OrderTabs() {
  const [direction, setDirection] = React.useState<'ltr' | 'rtl'>('ltr');
  // The arrow keys go the way that the page runs.
  const followPage = () => setDirection(document.dir === 'rtl' ? 'rtl' : 'ltr');

  return (
    <Root defaultValue="items" direction={direction}>
      <List aria-label="Order 1042" onFocus={followPage}>
        <StyledTab value="items">Items</StyledTab>
        <StyledTab value="address">Address</StyledTab>
        <StyledTab value="returns" disabled>
          Returns
        </StyledTab>
      </List>
      <Panel value="items" tabIndex={0}>
        2 × desk lamp, 1 × extension cable
      </Panel>
      <Panel value="address" tabIndex={0}>
        Harbor Street 14, 20095 Hamburg
      </Panel>
      <Panel value="returns" tabIndex={0}>
        Open once the parcel has arrived
      </Panel>
    </Root>
  );
}
