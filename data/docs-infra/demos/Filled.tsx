import Typography from '@mui/material/Typography';

export default function Filled() {
  return <Typography>A filled ground, and no line.</Typography>;
}
