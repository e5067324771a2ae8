import Button from '@mui/material/Button';

export default function NoEditButton() {
  return <Button variant="contained">No pencil in the toolbar</Button>;
}
