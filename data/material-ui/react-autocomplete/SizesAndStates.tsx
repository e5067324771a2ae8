import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const units = ['Piece', 'Box', 'Pallet'];

export default function SizesAndStates() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        id="sizes-medium"
        options={units}
        defaultValue="Box"
        renderInput={(params) => <TextField {...params} label="Medium" />}
      />
      <Autocomplete
        size="small"
        id="sizes-small"
        options={units}
        defaultValue="Box"
        renderInput={(params) => <TextField {...params} label="Small" />}
      />
      <Autocomplete
        disableClearable
        id="sizes-not-clearable"
        options={units}
        defaultValue="Box"
        renderInput={(params) => <TextField {...params} label="Not clearable" />}
      />
      <Autocomplete
        readOnly
        id="sizes-read-only"
        options={units}
        defaultValue="Box"
        renderInput={(params) => <TextField {...params} label="Read-only" />}
      />
      <Autocomplete
        disabled
        id="sizes-disabled"
        options={units}
        defaultValue="Box"
        renderInput={(params) => <TextField {...params} label="Disabled" />}
      />
    </Stack>
  );
}
