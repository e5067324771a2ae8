import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';

const columns = [
  { id: 'number', label: 'Order number' },
  { id: 'customer', label: 'Customer' },
  { id: 'weight', label: 'Weight in kilograms' },
  { id: 'total', label: 'Total with tax' },
];

export default function ExportColumns() {
  const [chosen, setChosen] = React.useState(['number', 'customer', 'total']);

  const handleChange = ({ target: { value } }: SelectChangeEvent<string[]>) => {
    setChosen(typeof value === 'string' ? value.split(',') : value);
  };

  return (
    <FormControl fullWidth sx={{ maxWidth: 320 }}>
      <InputLabel id="export-columns-label">Columns in the file</InputLabel>
      <Select
        multiple
        labelId="export-columns-label"
        id="export-columns"
        label="Columns in the file"
        value={chosen}
        onChange={handleChange}
        renderValue={(values) => `${values.length} of ${columns.length} columns`}
      >
        {columns.map(({ id, label }) => (
          <MenuItem key={id} value={id}>
            <ListItemIcon>
              {chosen.includes(id) ? (
                <CheckBoxIcon color="primary" />
              ) : (
                <CheckBoxOutlineBlankIcon />
              )}
            </ListItemIcon>
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
