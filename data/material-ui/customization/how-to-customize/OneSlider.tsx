import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function OneSlider() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, px: 1 }}>
      <Typography id="one-slider-label" variant="body2" gutterBottom>
        Water for the tomatoes
      </Typography>
      <Slider
        aria-labelledby="one-slider-label"
        defaultValue={40}
        sx={{
          height: 8,
          color: 'success.main',
          [`& .${sliderClasses.rail}`]: { borderRadius: 0 },
          [`& .${sliderClasses.track}`]: { border: 0, borderRadius: 0 },
          [`& .${sliderClasses.thumb}`]: { width: 12, height: 24, borderRadius: 1 },
        }}
      />
    </Box>
  );
}
