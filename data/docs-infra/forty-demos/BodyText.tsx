import Typography from '@mui/material/Typography';

export default function BodyText() {
  return <Typography variant="body2">All times are local.</Typography>;
}
