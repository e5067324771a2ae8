import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const tab =
  'cursor-pointer border-b-3 border-transparent px-3.5 py-2.5 hover:border-slate-300 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-blue-700 dark:hover:border-slate-600 dark:focus-visible:outline-blue-300 [&.Mui-selected]:border-blue-700 [&.Mui-selected]:font-semibold dark:[&.Mui-selected]:border-blue-300 [&.Mui-disabled]:cursor-not-allowed [&.Mui-disabled]:text-slate-500 dark:[&.Mui-disabled]:text-slate-400';

const panel =
  'px-3.5 py-4 focus-visible:outline-2 focus-visible:outline-blue-700 dark:focus-visible:outline-blue-300';

export default function OrderTabs() {
  const [direction, setDirection] = React.useState<'ltr' | 'rtl'>('ltr');
  // The arrow keys go the way that the page runs.
  const followPage = () => setDirection(document.dir === 'rtl' ? 'rtl' : 'ltr');

  return (
    <Tabs className="w-full max-w-[420px]" defaultValue="items" direction={direction}>
      <TabsList
        className="flex border-b border-slate-300 dark:border-slate-600"
        aria-label="Order 1042"
        onFocus={followPage}
      >
        <Tab className={tab} value="items">
          Items
        </Tab>
        <Tab className={tab} value="address">
          Address
        </Tab>
        <Tab className={tab} value="returns" disabled>
          Returns
        </Tab>
      </TabsList>
      <TabPanel className={panel} value="items" tabIndex={0}>
        2 × desk lamp, 1 × extension cable
      </TabPanel>
      <TabPanel className={panel} value="address" tabIndex={0}>
        Harbor Street 14, 20095 Hamburg
      </TabPanel>
      <TabPanel className={panel} value="returns" tabIndex={0}>
        Open once the parcel has arrived
      </TabPanel>
    </Tabs>
  );
}
