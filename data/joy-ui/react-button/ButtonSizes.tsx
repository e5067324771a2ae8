import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" alignItems="center">
        <Button size="sm">Row action</Button>
        <Button size="md">Form action</Button>
        <Button size="lg">Page action</Button>
      </Stack>
      <Button size="lg" fullWidth>
        Check out for €48.50
      </Button>
    </Stack>
  );
}
