import * as React from 'react';
import NotificationsOff from '@mui/icons-material/NotificationsOff';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import IconButton from '@mui/joy/IconButton';
import Typography from '@mui/joy/Typography';

export default function InvoiceReminder() {
  const [news, setNews] = React.useState('');

  return (
    <Box sx={{ width: '100%', maxWidth: 340 }}>
      <Card>
        <CardContent>
          <Typography component="h3" level="title-md">
            Invoice 2041 is overdue
          </Typography>
          <Typography>Café Lumen owes €480.00 since 2 March.</Typography>
          <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
            {news}
          </Typography>
        </CardContent>
        <CardActions buttonFlex={1}>
          <Button size="sm" onClick={() => setNews('Reminder sent.')}>
            Remind
          </Button>
          <Button
            size="sm"
            variant="outlined"
            color="neutral"
            onClick={() => setNews('Marked as paid.')}
          >
            Mark paid
          </Button>
          <IconButton
            size="sm"
            aria-label="Mute invoice 2041"
            onClick={() => setNews('Muted for a week.')}
          >
            <NotificationsOff />
          </IconButton>
        </CardActions>
      </Card>
    </Box>
  );
}
