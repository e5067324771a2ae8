import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonVariants() {
  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      <Button variant="text">Discard</Button>
      <Button variant="outlined">Preview</Button>
      <Button variant="contained">Publish</Button>
      <Button variant="contained" disableElevation>
        Publish, flat
      </Button>
      <Button variant="contained" disabled>
        Publish
      </Button>
    </Stack>
  );
}
