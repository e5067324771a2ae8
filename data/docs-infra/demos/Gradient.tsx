import Typography from '@mui/material/Typography';

export default function Gradient() {
  return <Typography>A ground that changes its color.</Typography>;
}
