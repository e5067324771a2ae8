import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { brown, cyan, deepPurple, green, pink } from '@mui/material/colors';

const categories = [
  { name: 'Bakery', hue: brown },
  { name: 'Dairy', hue: cyan },
  { name: 'Greens', hue: green },
  { name: 'Household', hue: deepPurple },
  { name: 'Flowers', hue: pink },
];

export default function CategoryChips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {categories.map(({ name, hue }) => (
        <Chip key={name} label={name} sx={{ bgcolor: hue[100], color: hue[900] }} />
      ))}
    </Stack>
  );
}
