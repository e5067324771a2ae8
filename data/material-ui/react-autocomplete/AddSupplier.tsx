import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Supplier {
  name: string;
  isNew?: boolean;
}

const filter = createFilterOptions<Supplier>({ trim: true });

export default function AddSupplier() {
  const [suppliers, setSuppliers] = React.useState<Supplier[]>([
    { name: 'Bolt & Co' },
    { name: 'Ferro' },
    { name: 'Nordic Timber' },
  ]);
  const [value, setValue] = React.useState<Supplier | null>(null);

  const handleChange = (choice: Supplier | null) => {
    if (!choice?.isNew) {
      setValue(choice);
      return;
    }
    // An application would save here, and select what the server returns.
    const created = { name: choice.name };
    setSuppliers([...suppliers, created]);
    setValue(created);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        autoHighlight
        id="add-supplier"
        options={suppliers}
        value={value}
        onChange={(_event, choice) => handleChange(choice)}
        getOptionLabel={(option) => option.name}
        filterOptions={(options, state) => {
          const name = state.inputValue.trim();
          const known = options.some((it) => it.name.toLowerCase() === name.toLowerCase());
          const offer = name === '' || known ? [] : [{ name, isNew: true }];
          return [...filter(options, state), ...offer];
        }}
        renderOption={(props, option) => (
          <li {...props} key={option.name}>
            {option.isNew ? `Add “${option.name}”` : option.name}
          </li>
        )}
        renderInput={(params) => <TextField {...params} label="Supplier" />}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {suppliers.length} suppliers
      </Typography>
    </Box>
  );
}
