import * as React from 'react';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const currentWeek = 24;

export default function WeekNavigation() {
  const [week, setWeek] = React.useState(currentWeek);

  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" alignItems="center">
      <ButtonGroup aria-label="Choose a week">
        <IconButton aria-label="Previous week" onClick={() => setWeek(week - 1)}>
          <ChevronLeft />
        </IconButton>
        <Button onClick={() => setWeek(currentWeek)}>This week</Button>
        <IconButton aria-label="Next week" onClick={() => setWeek(week + 1)}>
          <ChevronRight />
        </IconButton>
      </ButtonGroup>
      <Typography level="title-md" role="status">
        Week {week}
      </Typography>
    </Stack>
  );
}
