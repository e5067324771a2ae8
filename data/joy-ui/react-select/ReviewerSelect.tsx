import * as React from 'react';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const teams = ['Accounting', 'Design', 'Legal', 'Operations', 'Security'];

export default function ReviewerSelect() {
  const [chosen, setChosen] = React.useState(['Legal', 'Security']);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Reviewed by</FormLabel>
        <Select
          multiple
          placeholder="Nobody yet"
          value={chosen}
          onChange={(_event, values) => setChosen(values)}
          renderValue={(options) => (
            <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
              {options.map(({ value }) => (
                <Chip key={value} component="span" variant="soft" color="primary">
                  {value}
                </Chip>
              ))}
            </Box>
          )}
        >
          {teams.map((team) => (
            <Option key={team} value={team}>
              {team}
            </Option>
          ))}
        </Select>
        <FormHelperText>{chosen.length} of 5 teams</FormHelperText>
      </FormControl>
    </Box>
  );
}
