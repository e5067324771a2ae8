import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function StateClasses() {
  const [days, setDays] = React.useState(['tue', 'thu']);

  return (
    <ToggleButtonGroup
      aria-label="Days of delivery"
      value={days}
      onChange={(_event, next: string[]) => setDays(next)}
      sx={{
        '& .MuiToggleButton-root': { px: 2, textTransform: 'none' },
        '& .MuiToggleButton-root.Mui-selected, & .MuiToggleButton-root.Mui-selected:hover': {
          color: 'primary.contrastText',
          bgcolor: 'primary.dark',
        },
        '& .MuiToggleButton-root.Mui-disabled': { textDecoration: 'line-through' },
      }}
    >
      <ToggleButton value="tue">Tue</ToggleButton>
      <ToggleButton value="wed">Wed</ToggleButton>
      <ToggleButton value="thu">Thu</ToggleButton>
      <ToggleButton value="sun" disabled>
        Sun
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
