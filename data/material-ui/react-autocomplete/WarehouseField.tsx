import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const warehouses = ['Aarhus', 'Bilbao', 'Gdańsk', 'Ghent', 'Göteborg', 'Lyon', 'Trieste'];

export default function WarehouseField() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        id="warehouse-field"
        options={warehouses}
        renderInput={(params) => <TextField {...params} label="Ship from" />}
      />
    </Box>
  );
}
