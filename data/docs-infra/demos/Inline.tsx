import Typography from '@mui/material/Typography';

export default function Inline() {
  return <Typography>No box: the demo stands in the article.</Typography>;
}
