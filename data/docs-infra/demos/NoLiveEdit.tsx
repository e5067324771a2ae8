import Button from '@mui/material/Button';

export default function NoLiveEdit() {
  return <Button variant="contained">The code is there to be read</Button>;
}
