import Typography from '@mui/material/Typography';

export default function Height() {
  return <Typography>At least 240 px high.</Typography>;
}
