import Autocomplete from '@mui/material/Autocomplete';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const people = [
  { id: 'aob', name: 'Adaeze Obi', team: 'Payments', open: 2 },
  { id: 'bfa', name: 'Bruno Faria', team: 'Search', open: 7 },
  { id: 'cne', name: 'Chiara Neri', team: 'Payments', open: 0 },
];

const avatar = {
  width: 32,
  height: 32,
  fontSize: 14,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
};

/** The text with the part that was typed in bold. */
function Marked({ text, query }: { text: string; query: string }) {
  const at = text.toLowerCase().indexOf(query.toLowerCase());
  if (query === '' || at === -1) {
    return text;
  }
  const end = at + query.length;
  return (
    <span>
      {text.slice(0, at)}
      <b>{text.slice(at, end)}</b>
      {text.slice(end)}
    </span>
  );
}

export default function AssigneeOptions() {
  return (
    <Box sx={{ width: '100%', maxWidth: 340 }}>
      <Autocomplete
        id="assignee-options"
        options={people}
        getOptionLabel={(option) => option.name}
        renderOption={(props, option, { inputValue }) => (
          <li {...props} key={option.id}>
            <Stack direction="row" spacing={1.5} useFlexGap alignItems="center">
              <Avatar aria-hidden sx={avatar}>
                {option.name.charAt(0)}
              </Avatar>
              <ListItemText
                primary={<Marked text={option.name} query={inputValue} />}
                secondary={`${option.team}, ${option.open} open tasks`}
              />
            </Stack>
          </li>
        )}
        renderInput={(params) => <TextField {...params} label="Assign to" />}
      />
    </Box>
  );
}
