import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';

// Sorted by group: options of one group have to stand together.
const parts = [
  { name: 'Brake lever', system: 'Brakes' },
  { name: 'Brake pad', system: 'Brakes' },
  { name: 'Cassette', system: 'Drivetrain' },
  { name: 'Chain', system: 'Drivetrain' },
  { name: 'Rim tape', system: 'Wheels' },
  { name: 'Spoke', system: 'Wheels' },
];

export default function GroupedParts() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        id={id}
        options={parts}
        groupBy={(option) => option.system}
        getOptionLabel={(option) => option.name}
        renderGroup={({ key, group, children }) => (
          <li key={key} role="presentation">
            <ListSubheader component="div" id={`${id}-${group}`} sx={{ top: -8 }}>
              {group}
            </ListSubheader>
            <Box component="ul" role="group" aria-labelledby={`${id}-${group}`} sx={{ p: 0 }}>
              {children}
            </Box>
          </li>
        )}
        renderInput={(params) => <TextField {...params} label="Spare part" />}
      />
    </Box>
  );
}
