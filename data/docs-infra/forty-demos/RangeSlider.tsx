import Slider from '@mui/material/Slider';

export default function RangeSlider() {
  return <Slider defaultValue={[20, 60]} getAriaLabel={(index) => (index === 0 ? 'From' : 'To')} />;
}
