import LinearProgress from '@mui/material/LinearProgress';

export default function BusyLine() {
  return <LinearProgress aria-label="Loading the timetable" value={40} variant="determinate" />;
}
