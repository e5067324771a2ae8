import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const rooms = [
  { name: 'Attic', seats: 4 },
  { name: 'Library', seats: 8 },
  { name: 'Workshop', seats: 12 },
];

export default function StackAndGrid() {
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Chip label="Whiteboard" />
        <Chip label="Screen" />
        <Chip label="Step-free access" />
      </Stack>
      <div>
        <Grid container spacing={{ xs: 1, sm: 2 }}>
          {rooms.map(({ name, seats }) => (
            <Grid key={name} item xs={12} sm={4}>
              <Paper variant="outlined" sx={{ p: 2 }}>
                <Typography>{name}</Typography>
                <Typography variant="body2" color="text.secondary">
                  {seats} seats
                </Typography>
              </Paper>
            </Grid>
          ))}
        </Grid>
      </div>
    </Stack>
  );
}
