import Typography from '@mui/material/Typography';

export default function Outlined() {
  return <Typography>A thin line around the demo.</Typography>;
}
