import Slider from '@mui/material/Slider';

export default function SteppedSlider() {
  return <Slider aria-label="Rating" defaultValue={3} marks max={5} min={1} step={1} />;
}
