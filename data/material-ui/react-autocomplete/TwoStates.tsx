import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const projects = ['Atlas', 'Beacon', 'Compass', 'Drift'];

export default function TwoStates() {
  const [value, setValue] = React.useState<string | null>('Beacon');
  const [text, setText] = React.useState('');

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        id="two-states-project"
        options={projects}
        value={value}
        onChange={(_event, next) => setValue(next)}
        inputValue={text}
        onInputChange={(_event, next) => setText(next)}
        renderInput={(params) => <TextField {...params} label="Project" />}
      />
      <Typography variant="body2" sx={{ my: 1 }}>
        value: {JSON.stringify(value)}
        <br />
        inputValue: {JSON.stringify(text)}
      </Typography>
      <Button onClick={() => setValue('Atlas')}>Choose Atlas</Button>
    </Box>
  );
}
