import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import DownloadIcon from '@mui/icons-material/Download';
import PersonAddIcon from '@mui/icons-material/PersonAdd';

export default function ButtonIcons() {
  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" alignItems="center">
      <Button size="small" startIcon={<DownloadIcon />}>
        Invoice
      </Button>
      <Button variant="outlined" startIcon={<PersonAddIcon />}>
        Invite
      </Button>
      <Button variant="contained" size="large" endIcon={<ArrowForwardIcon />}>
        Next step
      </Button>
    </Stack>
  );
}
