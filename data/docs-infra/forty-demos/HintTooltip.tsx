import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function HintTooltip() {
  return (
    <Tooltip describeChild title="Counts as one change">
      <Button>Via Olten</Button>
    </Tooltip>
  );
}
