import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const times = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

const menuProps = { slotProps: { paper: { sx: { maxHeight: 278 } } } };

export default function OpeningHours() {
  const [opens, setOpens] = React.useState('09:00');
  const [closes, setCloses] = React.useState('17:30');

  const handleOpens = (time: string) => {
    setOpens(time);
    // A value that the other list no longer offers would log a warning.
    if (closes <= time) {
      setCloses('');
    }
  };

  return (
    <Stack direction="row" useFlexGap flexWrap="wrap" spacing={2}>
      <FormControl sx={{ width: 112 }}>
        <InputLabel id="opening-hours-from-label">Opens</InputLabel>
        <Select
          labelId="opening-hours-from-label"
          id="opening-hours-from"
          label="Opens"
          value={opens}
          onChange={(event) => handleOpens(event.target.value)}
          MenuProps={menuProps}
        >
          {times.slice(0, -1).map((time) => (
            <MenuItem key={time} value={time}>
              {time}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <FormControl sx={{ width: 112 }}>
        <InputLabel id="opening-hours-to-label">Closes</InputLabel>
        <Select
          labelId="opening-hours-to-label"
          id="opening-hours-to"
          label="Closes"
          value={closes}
          onChange={(event) => setCloses(event.target.value)}
          MenuProps={menuProps}
        >
          {times
            .filter((time) => time > opens)
            .map((time) => (
              <MenuItem key={time} value={time}>
                {time}
              </MenuItem>
            ))}
        </Select>
      </FormControl>
    </Stack>
  );
}
