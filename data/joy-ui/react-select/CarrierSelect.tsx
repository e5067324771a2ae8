import * as React from 'react';
import Box from '@mui/joy/Box';
import CircularProgress from '@mui/joy/CircularProgress';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

interface Carrier {
  id: string;
  name: string;
}

/** Stands for a request. */
const fetchCarriers = () =>
  new Promise<Carrier[]>((resolve) => {
    setTimeout(resolve, 1200, [
      { id: 'c1', name: 'Blue Line' },
      { id: 'c2', name: 'Fjord Freight' },
      { id: 'c3', name: 'Northbound' },
    ]);
  });

const saved: Carrier = { id: 'c2', name: 'Fjord Freight' };

export default function CarrierSelect() {
  const [carrier, setCarrier] = React.useState<string | null>(saved.id);
  const [carriers, setCarriers] = React.useState<Carrier[] | 'idle' | 'loading'>('idle');
  const loading = carriers === 'loading';

  const handleOpenChange = async (open: boolean) => {
    if (!open || carriers !== 'idle') return;
    setCarriers('loading');
    setCarriers(await fetchCarriers());
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <FormControl>
        <FormLabel>Carrier</FormLabel>
        <Select
          value={carrier}
          placeholder={saved.name}
          onChange={(event, value) => event && setCarrier(value)}
          onListboxOpenChange={handleOpenChange}
          endDecorator={loading && <CircularProgress size="sm" aria-label="Loading carriers" />}
        >
          {Array.isArray(carriers) ? (
            carriers.map(({ id, name }) => (
              <Option key={id} value={id}>
                {name}
              </Option>
            ))
          ) : (
            <Option value="loading" disabled>
              Loading…
            </Option>
          )}
        </Select>
        <FormHelperText role="status">
          {Array.isArray(carriers) && `${carriers.length} carriers serve this route.`}
        </FormHelperText>
      </FormControl>
    </Box>
  );
}
