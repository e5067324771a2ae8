import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const people = [
  'Adaeze Obi',
  'Bruno Faria',
  'Chiara Neri',
  'Dilan Acar',
  'Elif Kaya',
  'Farah Aziz',
];

export default function Reviewers() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Autocomplete
        multiple
        disableCloseOnSelect
        id="reviewers"
        options={people}
        defaultValue={people.slice(0, 4)}
        limitTags={2}
        getLimitTagsText={(more) => `and ${more} more`}
        renderTags={(selected, getTagProps) =>
          selected.map((person, index) => {
            const { key, ...tagProps } = getTagProps({ index });
            return <Chip key={key} label={person} {...tagProps} />;
          })
        }
        renderInput={(params) => <TextField {...params} label="Reviewers" />}
      />
    </Box>
  );
}
