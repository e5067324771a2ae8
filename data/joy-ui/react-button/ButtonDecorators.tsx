import Add from '@mui/icons-material/Add';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ButtonDecorators() {
  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      <Button startDecorator={<Add />}>New project</Button>
      <Button variant="soft" endDecorator={<ArrowForward />}>
        Next step
      </Button>
      <Button
        variant="outlined"
        color="neutral"
        endDecorator={
          <Chip component="span" size="sm" variant="solid" color="neutral">
            4
          </Chip>
        }
      >
        Open issues
      </Button>
    </Stack>
  );
}
