import Button from '@mui/material/Button';

export default function OutlinedButton() {
  return <Button variant="outlined">Reply</Button>;
}
