import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';

export default function WatchOrder() {
  return (
    <Stack direction="row" useFlexGap flexWrap="wrap" alignItems="center" spacing={2}>
      <FormControlLabel
        control={
          <Checkbox defaultChecked icon={<BookmarkBorderIcon />} checkedIcon={<BookmarkIcon />} />
        }
        label="Watch order 20418"
      />
      <Checkbox
        icon={<StarBorderIcon />}
        checkedIcon={<StarIcon />}
        inputProps={{ 'aria-label': 'Favorite supplier' }}
      />
    </Stack>
  );
}
