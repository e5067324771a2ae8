import Button from '@mui/material/Button';

export default function LargeButton() {
  return (
    <Button size="large" variant="contained">
      Pay now
    </Button>
  );
}
