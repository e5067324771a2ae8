import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const recent = ['desk lamp', 'desk mat', 'monitor arm', 'standing desk'];

export default function SearchSuggestions() {
  const [text, setText] = React.useState('');
  const [searched, setSearched] = React.useState('');

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setSearched(text.trim());
  };

  return (
    <Stack
      component="form"
      role="search"
      onSubmit={handleSubmit}
      spacing={1}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <Autocomplete
        freeSolo
        id="search-suggestions-query"
        options={recent}
        inputValue={text}
        onInputChange={(_event, next) => setText(next)}
        renderInput={(params) => <TextField {...params} label="Search the catalog" />}
      />
      <Button type="submit" variant="contained">
        Search
      </Button>
      <Typography variant="body2" role="status">
        {searched ? `Results for “${searched}”.` : 'Nothing searched yet.'}
      </Typography>
    </Stack>
  );
}
