import CircularProgress from '@mui/material/CircularProgress';

export default function BusyCircle() {
  return <CircularProgress aria-label="Looking for trains" value={60} variant="determinate" />;
}
