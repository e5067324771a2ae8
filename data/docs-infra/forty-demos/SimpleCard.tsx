import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function SimpleCard() {
  return (
    <Card>
      <CardContent>
        <Typography>Night train to Turin</Typography>
      </CardContent>
    </Card>
  );
}
