import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function QuoteActions() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} useFlexGap flexWrap="wrap">
      <Button variant="contained">Accept quote</Button>
      <Button variant="outlined">Ask a question</Button>
      <Button>Decline</Button>
    </Stack>
  );
}
