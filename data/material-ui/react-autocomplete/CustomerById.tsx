import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const customers = [
  { id: 118, name: 'Arbor Ltd', town: 'Leeds' },
  { id: 204, name: 'Harbor Café', town: 'Hull' },
  { id: 231, name: 'Harbor Café', town: 'Dover' },
  { id: 377, name: 'Northline', town: 'York' },
];

export default function CustomerById() {
  // The identifier is what an application stores; the option follows from it.
  const [customerId, setCustomerId] = React.useState<number | null>(231);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        id="customer-by-id"
        options={customers}
        getOptionLabel={(option) => `${option.name}, ${option.town}`}
        getOptionKey={(option) => option.id}
        value={customers.find((customer) => customer.id === customerId) ?? null}
        onChange={(_event, option) => setCustomerId(option?.id ?? null)}
        renderInput={(params) => <TextField {...params} label="Customer" />}
      />
      <Typography variant="body2" sx={{ mt: 1 }}>
        Stored: {customerId ?? 'nothing'}
      </Typography>
    </Box>
  );
}
