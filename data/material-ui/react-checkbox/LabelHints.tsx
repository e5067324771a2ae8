import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';

const options = [
  {
    id: 'merge',
    label: 'Merge orders of one day that go to the same address',
    hint: 'One parcel, one invoice. Orders with different carriers stay apart.',
  },
  {
    id: 'notify',
    label: 'Tell customers when the parcel leaves the warehouse',
    hint: 'By email, in the language of the order.',
  },
];

export default function LabelHints() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      {options.map(({ id, label, hint }) => (
        <Box key={id}>
          <FormControlLabel
            control={<Checkbox inputProps={{ 'aria-describedby': `label-hints-${id}` }} />}
            label={label}
            sx={{
              alignItems: 'flex-start',
              '& .MuiFormControlLabel-label': { paddingTop: '9px' },
            }}
          />
          <FormHelperText id={`label-hints-${id}`} sx={{ ml: 4, mt: 0 }}>
            {hint}
          </FormHelperText>
        </Box>
      ))}
    </Stack>
  );
}
