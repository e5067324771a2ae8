import Button from '@mui/material/Button';

export default function TextButton() {
  return <Button>Open</Button>;
}
