import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const styles = `
.order-tabs {
  width: 100%;
  max-width: 420px;
}

.order-tabs-list {
  display: flex;
  border-bottom: 1px solid light-dark(#cad5e2, #45556c);
}

.order-tabs-tab {
  font: inherit;
  padding: 10px 14px;
  border: 0;
  border-bottom: 3px solid transparent;
  color: inherit;
  background: transparent;
  cursor: pointer;
}

.order-tabs-tab:hover {
  border-bottom-color: light-dark(#cad5e2, #45556c);
}

.order-tabs-tab.Mui-selected {
  border-bottom-color: light-dark(#1447e6, #8ec5ff);
  font-weight: 600;
}

.order-tabs-tab.Mui-disabled {
  color: light-dark(#62748e, #90a1b9);
  cursor: not-allowed;
}

.order-tabs-tab:focus-visible {
  outline: 2px solid light-dark(#1447e6, #8ec5ff);
  outline-offset: -2px;
}

.order-tabs-panel {
  padding: 16px 14px;
}

.order-tabs-panel:focus-visible {
  outline: 2px solid light-dark(#1447e6, #8ec5ff);
}
`;

export default function OrderTabs() {
  const [direction, setDirection] = React.useState<'ltr' | 'rtl'>('ltr');
  // The arrow keys go the way that the page runs.
  const followPage = () => setDirection(document.dir === 'rtl' ? 'rtl' : 'ltr');

  return (
    <Tabs className="order-tabs" defaultValue="items" direction={direction}>
      <style>{styles}</style>
      <TabsList className="order-tabs-list" aria-label="Order 1042" onFocus={followPage}>
        <Tab className="order-tabs-tab" value="items">
          Items
        </Tab>
        <Tab className="order-tabs-tab" value="address">
          Address
        </Tab>
        <Tab className="order-tabs-tab" value="returns" disabled>
          Returns
        </Tab>
      </TabsList>
      <TabPanel className="order-tabs-panel" value="items" tabIndex={0}>
        2 × desk lamp, 1 × extension cable
      </TabPanel>
      <TabPanel className="order-tabs-panel" value="address" tabIndex={0}>
        Harbor Street 14, 20095 Hamburg
      </TabPanel>
      <TabPanel className="order-tabs-panel" value="returns" tabIndex={0}>
        Open once the parcel has arrived
      </TabPanel>
    </Tabs>
  );
}
