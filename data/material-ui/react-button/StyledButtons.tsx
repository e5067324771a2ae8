import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import BoltIcon from '@mui/icons-material/Bolt';

const PillButton = styled(Button)(({ theme }) => ({
  borderRadius: 999,
  paddingInline: theme.spacing(3),
  textTransform: 'none',
  '&.Mui-focusVisible': {
    outline: `3px solid ${theme.palette.primary.main}`,
    outlineOffset: 2,
  },
}));

export default function StyledButtons() {
  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      <PillButton variant="contained" disableElevation startIcon={<BoltIcon />}>
        Start charging
      </PillButton>
      <PillButton variant="outlined" color="secondary">
        Find a station
      </PillButton>
      <Button sx={{ textTransform: 'none', textDecoration: 'underline', letterSpacing: 0 }}>
        Report a fault
      </Button>
    </Stack>
  );
}
