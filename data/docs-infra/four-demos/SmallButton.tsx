import Button from '@mui/material/Button';

export default function SmallButton() {
  return (
    <Button size="small" variant="outlined">
      Later
    </Button>
  );
}
