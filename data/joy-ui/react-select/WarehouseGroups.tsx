import * as React from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const regions = [
  { name: 'North', warehouses: ['Bergen', 'Oulu', 'Tromsø', 'Umeå'] },
  { name: 'Central', warehouses: ['Brno', 'Graz', 'Linz', 'Poznań'] },
  { name: 'South', warehouses: ['Bari', 'Faro', 'Patras', 'Valencia'] },
];

export default function WarehouseGroups() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <FormControl>
        <FormLabel>Ship from</FormLabel>
        <Select defaultValue="Graz" slotProps={{ listbox: { sx: { maxHeight: 260 } } }}>
          {regions.map(({ name, warehouses }) => (
            <List key={name} aria-labelledby={`${id}-${name}`}>
              <ListItem sticky>
                <ListSubheader id={`${id}-${name}`}>{name}</ListSubheader>
              </ListItem>
              {warehouses.map((warehouse) => (
                <Option key={warehouse} value={warehouse}>
                  {warehouse}
                </Option>
              ))}
            </List>
          ))}
        </Select>
      </FormControl>
    </Box>
  );
}
