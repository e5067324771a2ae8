import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const facts = [
  ['From', 'Porto'],
  ['To', 'Malmö'],
  ['Weight', '840 kg'],
  ['Leaves', 'Tuesday'],
];

export default function FreightOffer() {
  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <Grid container spacing={3}>
        <Grid item xs={12} sm={8}>
          <Grid container spacing={1}>
            {facts.map(([name, value]) => (
              <Grid item key={name} xs={6}>
                <Typography variant="body2" color="text.secondary">
                  {name}
                </Typography>
                <Typography>{value}</Typography>
              </Grid>
            ))}
          </Grid>
        </Grid>
        <Grid item xs={12} sm={4}>
          <Typography variant="h6" component="p" gutterBottom>
            €1,260
          </Typography>
          <Button fullWidth variant="contained">
            Book
          </Button>
        </Grid>
      </Grid>
    </Box>
  );
}
