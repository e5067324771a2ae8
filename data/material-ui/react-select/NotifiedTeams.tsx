import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

const teams = ['Billing', 'Customer care', 'Logistics', 'Purchasing', 'Quality'];

export default function NotifiedTeams() {
  const [chosen, setChosen] = React.useState(['Customer care', 'Logistics']);

  const handleChange = ({ target: { value } }: SelectChangeEvent<string[]>) => {
    // A browser that fills the form in hands over a string.
    setChosen(typeof value === 'string' ? value.split(',') : value);
  };

  return (
    <FormControl fullWidth sx={{ maxWidth: 360 }}>
      <InputLabel id="notified-teams-label">Notified teams</InputLabel>
      <Select
        multiple
        labelId="notified-teams-label"
        id="notified-teams"
        label="Notified teams"
        value={chosen}
        onChange={handleChange}
        renderValue={(values) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {values.map((team) => (
              <Chip key={team} size="small" label={team} />
            ))}
          </Box>
        )}
      >
        {teams.map((team) => (
          <MenuItem key={team} value={team}>
            {team}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
