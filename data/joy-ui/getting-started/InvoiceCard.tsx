import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function InvoiceCard() {
  return (
    <Card variant="outlined" sx={{ boxSizing: 'border-box', width: '100%', maxWidth: 340 }}>
      <CardContent>
        <Stack
          direction="row"
          justifyContent="space-between"
          alignItems="center"
          flexWrap="wrap"
          useFlexGap
          spacing={1}
        >
          <Typography level="title-md">Invoice 2041</Typography>
          <Chip size="sm" color="warning">
            Due in 3 days
          </Chip>
        </Stack>
        <Typography level="body-sm">Harbor Print, annual maintenance</Typography>
        <Typography level="h4" component="p" sx={{ mt: 1 }}>
          €1,280.00
        </Typography>
      </CardContent>
      <CardActions sx={{ flexWrap: 'wrap' }}>
        <Button>Record payment</Button>
        <Button variant="outlined" color="neutral">
          Send reminder
        </Button>
      </CardActions>
    </Card>
  );
}
