import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

export default function FirstCard() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Card component="article" aria-labelledby="FirstCard-title">
        <CardContent>
          <Typography component="h3" level="title-md" id="FirstCard-title">
            Order A-1182
          </Typography>
          <Typography>12 notebooks, 4 desk lamps</Typography>
          <Typography level="body-sm">Orsa Books, Pier Street 9</Typography>
        </CardContent>
        <Chip variant="soft" color="success">
          Shipped
        </Chip>
      </Card>
    </Box>
  );
}
