import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const days = [
  { name: 'Monday', shift: '6 to 14' },
  { name: 'Tuesday', shift: '6 to 14' },
  { name: 'Wednesday', shift: 'Free' },
  { name: 'Thursday', shift: '14 to 22' },
  { name: 'Friday', shift: '14 to 22' },
];

export default function WeekPlan() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={1} columns={{ xs: 2, md: 5 }}>
        {days.map(({ name, shift }) => (
          <Grid item key={name} xs={1}>
            <Paper variant="outlined" sx={{ p: 1 }}>
              <Typography variant="subtitle2" component="p" noWrap>
                {name}
              </Typography>
              <Typography variant="body2">{shift}</Typography>
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
