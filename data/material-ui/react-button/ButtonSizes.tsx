import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" alignItems="center">
        <Button variant="outlined" size="small">
          Small
        </Button>
        <Button variant="outlined">Medium</Button>
        <Button variant="outlined" size="large">
          Large
        </Button>
      </Stack>
      <Button variant="contained" size="large" fullWidth>
        Continue to payment
      </Button>
    </Stack>
  );
}
