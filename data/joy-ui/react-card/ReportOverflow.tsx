import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function ReportOverflow() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Card>
        <CardOverflow>
          <AspectRatio ratio="3">
            <Box sx={{ background: 'linear-gradient(90deg, #0b6bcb, #12467b)' }} />
          </AspectRatio>
        </CardOverflow>
        <CardContent>
          <Typography component="h3" level="title-md">
            Energy report
          </Typography>
          <Typography>8% less than last quarter.</Typography>
        </CardContent>
        <CardOverflow variant="soft">
          <Divider inset="context" />
          <CardContent orientation="horizontal">
            <Typography level="body-xs">24 pages</Typography>
            <Divider orientation="vertical" />
            <Typography level="body-xs">14 March 2026</Typography>
          </CardContent>
        </CardOverflow>
      </Card>
    </Box>
  );
}
