import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import PrintIcon from '@mui/icons-material/Print';

export default function IconButtonSizes() {
  return (
    <Stack direction="row" spacing={1} alignItems="center">
      <IconButton size="small" aria-label="Print, small">
        <PrintIcon fontSize="inherit" />
      </IconButton>
      <IconButton aria-label="Print, medium">
        <PrintIcon fontSize="inherit" />
      </IconButton>
      <IconButton size="large" aria-label="Print, large">
        <PrintIcon fontSize="inherit" />
      </IconButton>
    </Stack>
  );
}
