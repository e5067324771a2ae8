import Button from '@mui/material/Button';

export default function LinkButton() {
  return (
    <Button href="#LinkButton" variant="outlined">
      Read the terms
    </Button>
  );
}
