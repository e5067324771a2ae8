import Button from '@mui/material/Button';

export default function DisabledButton() {
  return (
    <Button disabled variant="contained">
      Sold out
    </Button>
  );
}
