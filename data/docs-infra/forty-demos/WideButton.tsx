import Button from '@mui/material/Button';

export default function WideButton() {
  return (
    <Button fullWidth variant="outlined">
      Show all trains
    </Button>
  );
}
