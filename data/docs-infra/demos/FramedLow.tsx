import Button from '@mui/material/Button';

export default function FramedLow() {
  return <Button sx={{ m: 2 }}>A button in a frame 120 px high</Button>;
}
