import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const floors = [
  { id: 'ground', name: 'Ground floor', rooms: ['Birch', 'Larch'] },
  { id: 'first', name: 'First floor', rooms: ['Heron', 'Plover', 'Swift'] },
];

/** Select gives its children the role of an option. A heading takes only what it needs. */
function FloorHeading({ id, name }: { id: string; name: string }) {
  return (
    <ListSubheader id={id} role="presentation">
      {name}
    </ListSubheader>
  );
}

// Keeps the list from giving the heading the focus when it opens.
FloorHeading.muiSkipListHighlight = true;

export default function MeetingRooms() {
  const [room, setRoom] = React.useState('');

  return (
    <FormControl fullWidth sx={{ maxWidth: 320 }}>
      <InputLabel id="meeting-room-label">Room</InputLabel>
      <Select
        labelId="meeting-room-label"
        id="meeting-room"
        label="Room"
        value={room}
        onChange={(event) => setRoom(event.target.value)}
      >
        {floors.flatMap(({ id, name, rooms }) => [
          <FloorHeading key={id} id={`meeting-room-${id}`} name={name} />,
          ...rooms.map((option) => (
            <MenuItem key={option} value={option} aria-describedby={`meeting-room-${id}`}>
              {option}
            </MenuItem>
          )),
        ])}
      </Select>
    </FormControl>
  );
}
