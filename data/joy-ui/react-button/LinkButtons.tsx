import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function LinkButtons() {
  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      <Button component="a" href="/joy-ui/getting-started/">
        Read the setup guide
      </Button>
      <Button
        component="a"
        href="https://www.w3.org/WAI/ARIA/apg/patterns/button/"
        target="_blank"
        rel="noopener"
        variant="outlined"
        color="neutral"
        endDecorator={<OpenInNew titleAccess="opens in a new tab" />}
      >
        Button pattern
      </Button>
    </Stack>
  );
}
