import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';

export default function FieldAdornments() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [query, setQuery] = React.useState('');

  const handleClear = () => {
    setQuery('');
    inputRef.current?.focus();
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField
        id="adornment-search"
        label="Search orders"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        inputRef={inputRef}
        InputProps={{
          startAdornment: (
            <InputAdornment position="start" disablePointerEvents>
              <SearchIcon />
            </InputAdornment>
          ),
          endAdornment: query !== '' && (
            <InputAdornment position="end">
              <IconButton aria-label="Clear the search" edge="end" onClick={handleClear}>
                <ClearIcon />
              </IconButton>
            </InputAdornment>
          ),
        }}
      />
      <TextField
        id="adornment-weight"
        label="Parcel weight in kilograms"
        defaultValue="2.4"
        inputProps={{ inputMode: 'decimal' }}
        InputProps={{ endAdornment: <InputAdornment position="end">kg</InputAdornment> }}
      />
    </Stack>
  );
}
