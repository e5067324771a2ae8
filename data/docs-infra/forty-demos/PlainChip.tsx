import Chip from '@mui/material/Chip';

export default function PlainChip() {
  return <Chip label="Direct" />;
}
