import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const figures = [
  { name: 'Orders', value: '128' },
  { name: 'Revenue', value: '€9,410' },
  { name: 'Returns', value: '3' },
  { name: 'Refunds', value: '€122' },
];

export default function SalesFigures() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        {figures.map(({ name, value }) => (
          <Grid item key={name} xs={6} md={3}>
            <Paper variant="outlined" sx={{ p: 2 }}>
              <Typography variant="body2" color="text.secondary">
                {name}
              </Typography>
              <Typography variant="h6" component="p">
                {value}
              </Typography>
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
