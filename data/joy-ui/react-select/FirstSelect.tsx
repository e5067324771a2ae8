import * as React from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function FirstSelect() {
  const [room, setRoom] = React.useState<string | null>('double');

  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <FormControl>
        <FormLabel>Room</FormLabel>
        <Select value={room} onChange={(_event, value) => setRoom(value)}>
          <Option value="single">Single</Option>
          <Option value="double">Double</Option>
          <Option value="family">Family</Option>
          <Option value="suite" disabled>
            Suite, sold out
          </Option>
        </Select>
        <FormHelperText>Breakfast is included in every room.</FormHelperText>
      </FormControl>
    </Box>
  );
}
