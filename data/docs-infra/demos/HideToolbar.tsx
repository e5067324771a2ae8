import Typography from '@mui/material/Typography';

export default function HideToolbar() {
  return <Typography>No toolbar, and no code.</Typography>;
}
