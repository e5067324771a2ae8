import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';

export default function CabinCover() {
  return (
    <Box sx={{ width: '100%', maxWidth: 340 }}>
      <Card sx={{ minHeight: 220 }}>
        <CardCover>
          {/* In place of a photo. */}
          <Box sx={{ background: 'linear-gradient(160deg, #97c3f0, #1f7a1f 60%, #0a470a)' }} />
        </CardCover>
        <CardCover>
          <Box sx={{ background: 'linear-gradient(to top, rgb(0 0 0 / 0.8), transparent 70%)' }} />
        </CardCover>
        <CardContent sx={{ justifyContent: 'flex-end' }}>
          <Typography component="h3" level="title-lg" textColor="#fff">
            Forest cabin, Oulu
          </Typography>
          <Typography textColor="#fff">Free from 14 to 17 May</Typography>
        </CardContent>
      </Card>
    </Box>
  );
}
