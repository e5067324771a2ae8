import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function BillingCountry() {
  const [country, setCountry] = React.useState('');

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl required>
        <InputLabel htmlFor="billing-country">Country</InputLabel>
        <Select
          native
          id="billing-country"
          label="Country"
          autoComplete="billing country"
          value={country}
          onChange={(event) => setCountry(event.target.value)}
        >
          <option value="" aria-label="Not chosen" />
          <optgroup label="Baltic states">
            <option value="EE">Estonia</option>
            <option value="LV">Latvia</option>
            <option value="LT">Lithuania</option>
          </optgroup>
          <optgroup label="Nordic countries">
            <option value="DK">Denmark</option>
            <option value="FI">Finland</option>
            <option value="SE">Sweden</option>
          </optgroup>
        </Select>
      </FormControl>
      <FormControl variant="standard">
        <InputLabel htmlFor="billing-language">Language of the invoice</InputLabel>
        <NativeSelect id="billing-language" defaultValue="en">
          <option value="en">English</option>
          <option value="fi">Finnish</option>
          <option value="sv">Swedish</option>
        </NativeSelect>
      </FormControl>
    </Stack>
  );
}
