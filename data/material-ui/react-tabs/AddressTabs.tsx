import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const sections = ['overview', 'crew', 'costs'];

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

const readHash = () => window.location.hash.slice(1);

// The server never sees the hash: its HTML shows the first tab.
const hashOnServer = () => '';

export default function AddressTabs() {
  const hash = React.useSyncExternalStore(subscribe, readHash, hashOnServer);
  const value = sections.includes(hash) ? hash : 'overview';

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={value}
        onChange={(_event, next: string) => {
          window.location.hash = next;
        }}
        aria-label="Voyage 31"
      >
        {sections.map((name) => (
          <Tab key={name} value={name} label={name} id={`address-tabs-${name}`} />
        ))}
      </Tabs>
      <Box role="tabpanel" aria-labelledby={`address-tabs-${value}`} tabIndex={0} sx={{ p: 2 }}>
        The address ends in {hash ? `#${hash}` : 'no hash'}
      </Box>
    </Box>
  );
}
