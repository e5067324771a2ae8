import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const cards = [
  { color: 'danger', team: 'Sales', used: 92 },
  { color: 'primary', team: 'Support', used: 61 },
] as const;

export default function StorageCards() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      {cards.map(({ color, team, used }) => (
        <Card key={team} variant="solid" color={color} invertedColors>
          <Typography component="h3" level="title-md">
            {team}: {used}% used
          </Typography>
          <LinearProgress determinate value={used} aria-label={`Storage of ${team}`} />
          <Typography textColor="text.primary">{100 - used} of 100 GB are free.</Typography>
          <CardActions>
            <Button variant="solid">Add space</Button>
            <Button variant="plain">Clean up</Button>
          </CardActions>
        </Card>
      ))}
    </Stack>
  );
}
