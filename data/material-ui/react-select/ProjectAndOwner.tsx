import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function ProjectAndOwner() {
  const [project, setProject] = React.useState('');
  const [owner, setOwner] = React.useState('');

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <InputLabel shrink id="project-select-label">
          Project
        </InputLabel>
        <Select
          displayEmpty
          notched
          labelId="project-select-label"
          id="project-select"
          label="Project"
          value={project}
          onChange={(event) => setProject(event.target.value)}
        >
          <MenuItem value="">No project</MenuItem>
          <MenuItem value="ferry">Ferry terminal</MenuItem>
          <MenuItem value="library">City library</MenuItem>
        </Select>
      </FormControl>
      <FormControl>
        <InputLabel shrink id="owner-select-label">
          Owner
        </InputLabel>
        <Select
          displayEmpty
          notched
          labelId="owner-select-label"
          id="owner-select"
          label="Owner"
          value={owner}
          onChange={(event) => setOwner(event.target.value)}
          renderValue={(value) =>
            value || (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                Choose a person
              </Box>
            )
          }
        >
          <MenuItem value="Amara Okoye">Amara Okoye</MenuItem>
          <MenuItem value="Jonas Weber">Jonas Weber</MenuItem>
          <MenuItem value="Mei Tanaka">Mei Tanaka</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
