import * as React from 'react';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Typography from '@mui/joy/Typography';

const plans = [
  { id: 'starter', name: 'Starter', price: '€9 a month', detail: 'One till, one location' },
  { id: 'shop', name: 'Shop', price: '€29 a month', detail: 'Five tills, stock and returns' },
  { id: 'chain', name: 'Chain', price: '€79 a month', detail: 'Every location on one account' },
];

export default function PlanPicker() {
  const [plan, setPlan] = React.useState('shop');

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <FormControl>
        <FormLabel>Plan</FormLabel>
        <RadioGroup
          name="PlanPicker-plan"
          value={plan}
          onChange={(event) => setPlan(event.target.value)}
          sx={{ gap: 1.5 }}
        >
          {plans.map(({ id, name, price, detail }) => (
            <Card
              key={id}
              size="sm"
              sx={{ '&:has(:checked)': { borderColor: 'primary.500', boxShadow: 'sm' } }}
            >
              <Radio
                overlay
                value={id}
                label={`${name}, ${price}`}
                slotProps={{ input: { 'aria-describedby': `PlanPicker-${id}` } }}
              />
              <Typography level="body-sm" id={`PlanPicker-${id}`}>
                {detail}
              </Typography>
            </Card>
          ))}
        </RadioGroup>
      </FormControl>
    </Box>
  );
}
