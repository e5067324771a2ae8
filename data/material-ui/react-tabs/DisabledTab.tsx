import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const steps = { cart: 'Two lamps, €96.00', delivery: 'Standard, 3 days', invoice: 'Invoice 2042' };

export default function DisabledTab() {
  const [value, setValue] = React.useState<keyof typeof steps>('cart');
  const [ordered, setOrdered] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs
        value={value}
        onChange={(_event, next: keyof typeof steps) => setValue(next)}
        variant="scrollable"
        aria-label="Order"
      >
        <Tab value="cart" id="disabled-tab-cart" label="Cart" />
        <Tab value="delivery" id="disabled-tab-delivery" label="Delivery" />
        <Tab value="invoice" id="disabled-tab-invoice" label="Invoice" disabled={!ordered} />
      </Tabs>
      <Box role="tabpanel" aria-labelledby={`disabled-tab-${value}`} tabIndex={0} sx={{ p: 2 }}>
        {steps[value]}
      </Box>
      <Box role="status" sx={{ px: 2, pb: 1, color: 'text.secondary' }}>
        {ordered ? 'The invoice is there.' : 'The invoice comes with the order.'}
      </Box>
      <Button onClick={() => setOrdered(true)}>Place order</Button>
    </Box>
  );
}
