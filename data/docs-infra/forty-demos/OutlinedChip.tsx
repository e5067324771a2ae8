import Chip from '@mui/material/Chip';

export default function OutlinedChip() {
  return <Chip label="Restaurant" variant="outlined" />;
}
