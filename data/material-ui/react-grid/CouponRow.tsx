import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function CouponRow() {
  return (
    <Box sx={{ width: '100%', maxWidth: 440 }}>
      <Grid container spacing={1} alignItems="center">
        <Grid item xs>
          <TextField id="coupon-row-code" label="Coupon" size="small" fullWidth />
        </Grid>
        <Grid item xs="auto">
          <Button variant="outlined">Redeem</Button>
        </Grid>
      </Grid>
    </Box>
  );
}
