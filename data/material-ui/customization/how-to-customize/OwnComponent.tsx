import Chip, { chipClasses } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

interface TrainChipProps {
  late?: boolean;
}

const TrainChip = styled(Chip, {
  shouldForwardProp: (prop) => prop !== 'late',
})<TrainChipProps>(({ theme, late }) => ({
  borderRadius: 4,
  fontVariantNumeric: 'tabular-nums',
  ...(late && {
    color: '#fff',
    backgroundColor: '#a3281e',
    [`& .${chipClasses.label}`]: { fontWeight: theme.typography.fontWeightBold },
  }),
}));

export default function OwnComponent() {
  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      <TrainChip label="07:14 on time" />
      <TrainChip label="07:44, 12 min late" late />
      <TrainChip label="08:14 on time" sx={{ opacity: 0.8 }} />
    </Stack>
  );
}
