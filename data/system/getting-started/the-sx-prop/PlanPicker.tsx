import * as React from 'react';
import Box from '@mui/system/Box';

const plans = [
  { id: 'solo', name: 'Solo', detail: '1 seat, 10 projects' },
  { id: 'team', name: 'Team', detail: '5 seats, 100 projects' },
];

export default function PlanPicker() {
  const [plan, setPlan] = React.useState('team');

  return (
    <Box
      role="radiogroup"
      aria-label="Plan"
      sx={{ display: 'grid', gap: 1, width: 1, maxWidth: 320 }}
    >
      {plans.map(({ id, name, detail }) => (
        <Box
          key={id}
          component="label"
          sx={[
            {
              display: 'flex',
              gap: 1.5,
              p: 1.5,
              borderRadius: 1,
              border: 1,
              borderColor: 'divider',
              color: 'text.primary',
              bgcolor: 'background.paper',
              cursor: 'pointer',
              '&:hover': { borderColor: 'text.secondary' },
            },
            id === plan && {
              borderColor: 'primary.main',
              outline: 1,
              outlineColor: 'primary.main',
              '&:hover': { borderColor: 'primary.main' },
            },
          ]}
        >
          <input
            type="radio"
            name="plan-picker"
            checked={id === plan}
            onChange={() => setPlan(id)}
          />
          <span>
            <Box component="span" sx={{ display: 'block', fontWeight: 'bold' }}>
              {name}
            </Box>
            {detail}
          </span>
        </Box>
      ))}
    </Box>
  );
}
