import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

export default function CartTotal() {
  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <Grid container spacing={2} justifyContent="space-between" alignItems="center">
        <Grid item xs="auto">
          <Typography variant="body2" color="text.secondary">
            12 products
          </Typography>
          <Typography variant="h6" component="p">
            €318.40
          </Typography>
        </Grid>
        <Grid item xs="auto">
          <Button variant="contained">Check out</Button>
        </Grid>
      </Grid>
    </Box>
  );
}
