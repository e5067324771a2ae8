import * as React from 'react';
import Download from '@mui/icons-material/Download';
import Send from '@mui/icons-material/Send';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function LoadingButtons() {
  const [loading, setLoading] = React.useState(true);
  const indicator = <CircularProgress thickness={3} aria-label="Working" />;

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Checkbox
        label="Work in progress"
        checked={loading}
        onChange={(event) => setLoading(event.target.checked)}
      />
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button loading={loading} loadingIndicator={indicator}>
          Recalculate
        </Button>
        <Button
          variant="soft"
          startDecorator={<Download />}
          loading={loading}
          loadingPosition="start"
          loadingIndicator={indicator}
        >
          Export ledger
        </Button>
        <Button
          variant="outlined"
          endDecorator={<Send />}
          loading={loading}
          loadingPosition="end"
          loadingIndicator={indicator}
        >
          Submit claim
        </Button>
      </Stack>
    </Stack>
  );
}
