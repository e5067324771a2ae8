import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const airports = [
  { code: 'BCN', city: 'Barcelona' },
  { code: 'BSL', city: 'Basel Mulhouse' },
  { code: 'GVA', city: 'Geneva' },
  { code: 'KRK', city: 'Kraków' },
  { code: 'MUC', city: 'Munich' },
  { code: 'ZRH', city: 'Zürich' },
];

const byCodeOrCity = createFilterOptions<(typeof airports)[number]>({
  stringify: ({ code, city }) => `${city} ${code}`,
  trim: true,
  limit: 4,
});

export default function AirportFilter() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        id="airport-filter"
        options={airports}
        getOptionLabel={(option) => option.city}
        filterOptions={byCodeOrCity}
        renderInput={(params) => (
          <TextField {...params} label="Airport" helperText="City or code, such as krakow or ZRH" />
        )}
      />
    </Box>
  );
}
