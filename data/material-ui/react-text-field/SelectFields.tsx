import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const regions = [
  { value: 'eu-north', label: 'Stockholm' },
  { value: 'eu-west', label: 'Dublin' },
  { value: 'ap-south', label: 'Mumbai' },
];

export default function SelectFields() {
  const [region, setRegion] = React.useState('eu-north');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField
        id="select-region"
        select
        label="Region"
        value={region}
        onChange={(event) => setRegion(event.target.value)}
        helperText="Where the database is kept"
      >
        {regions.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        id="select-backup"
        select
        label="Backups"
        defaultValue="daily"
        SelectProps={{ native: true }}
      >
        <option value="hourly">Every hour</option>
        <option value="daily">Every day</option>
        <option value="weekly">Every week</option>
      </TextField>
    </Stack>
  );
}
