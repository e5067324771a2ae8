import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const plans = [
  { name: 'Desk', text: 'A place in the hall, on any day.' },
  { name: 'Room', text: 'A room for up to six, with a screen and coffee, by the hour.' },
];

export default function PlanCards() {
  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      <Grid container spacing={2}>
        {plans.map(({ name, text }) => (
          <Grid item key={name} xs={12} sm={6}>
            <Card
              variant="outlined"
              sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}
            >
              <CardContent sx={{ flexGrow: 1 }}>
                <Typography variant="h6" component="p">
                  {name}
                </Typography>
                <Typography>{text}</Typography>
              </CardContent>
              <CardActions>
                <Button size="small">Book a {name.toLowerCase()}</Button>
              </CardActions>
            </Card>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
