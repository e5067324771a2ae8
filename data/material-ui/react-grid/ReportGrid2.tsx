import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Grid from '@mui/material/Unstable_Grid2';

const months = ['January', 'February', 'March', 'April'];

export default function ReportGrid2() {
  return (
    <Box sx={{ width: '100%', maxWidth: 560, p: 1 }}>
      <Grid container spacing={2}>
        <Grid xs={12} sm={8} smOffset={2}>
          <Typography>Reports of the first four months, each as a table and a chart.</Typography>
        </Grid>
        <Grid container xs={12}>
          {months.map((month) => (
            <Grid key={month} xs={6} sm={3}>
              <Paper variant="outlined" sx={{ p: 1 }}>
                {month}
              </Paper>
            </Grid>
          ))}
        </Grid>
      </Grid>
    </Box>
  );
}
