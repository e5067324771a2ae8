import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';

export default function BusyLine() {
  return (
    <Box sx={{ width: '100%' }}>
      <LinearProgress aria-label="Loading the timetable" value={40} variant="determinate" />
    </Box>
  );
}
