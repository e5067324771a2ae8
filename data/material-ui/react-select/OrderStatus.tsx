import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const statuses = [
  { id: 'new', name: 'New', color: 'info.main', hint: 'Can still be changed' },
  { id: 'packed', name: 'Packed', color: 'warning.main', hint: 'Waits for the carrier' },
  { id: 'sent', name: 'Sent', color: 'success.main', hint: 'The customer gets a mail' },
];

function Dot({ color }: { color: string }) {
  return <Box component="span" sx={{ width: 12, height: 12, borderRadius: 6, bgcolor: color }} />;
}

export default function OrderStatus() {
  const [status, setStatus] = React.useState('packed');
  const current = statuses.find(({ id }) => id === status);

  return (
    <FormControl fullWidth sx={{ maxWidth: 320 }}>
      <InputLabel id="order-status-label">Status of order 20418</InputLabel>
      <Select
        labelId="order-status-label"
        id="order-status"
        label="Status of order 20418"
        value={status}
        onChange={(event) => setStatus(event.target.value)}
        renderValue={() =>
          current && (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
              <Dot color={current.color} />
              {current.name}
            </Box>
          )
        }
      >
        {statuses.map(({ id, name, color, hint }) => (
          <MenuItem key={id} value={id}>
            <ListItemIcon>
              <Dot color={color} />
            </ListItemIcon>
            <ListItemText primary={name} secondary={hint} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
