import Button from '@mui/material/Button';

export default function ContainedButton() {
  return <Button variant="contained">Send</Button>;
}
