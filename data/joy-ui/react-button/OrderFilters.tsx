import * as React from 'react';
import Button from '@mui/joy/Button';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const orders = [
  { id: 'A-1181', customer: 'Café Lumen', status: 'Packed' },
  { id: 'A-1182', customer: 'Orsa Books', status: 'Shipped' },
  { id: 'A-1183', customer: 'Bakehouse 9', status: 'Packed' },
  { id: 'A-1184', customer: 'Studio Mira', status: 'Returned' },
];

const statuses = ['Packed', 'Shipped', 'Returned'];

export default function OrderFilters() {
  const [active, setActive] = React.useState<string[]>(['Packed']);
  const visible = orders.filter(({ status }) => !active.length || active.includes(status));

  const toggle = (status: string) =>
    setActive((previous) =>
      previous.includes(status)
        ? previous.filter((item) => item !== status)
        : [...previous, status],
    );

  return (
    <Sheet
      variant="outlined"
      sx={{ p: 2, borderRadius: 'md', boxSizing: 'border-box', width: '100%', maxWidth: 440 }}
    >
      <Stack
        direction="row"
        role="group"
        aria-label="Filter orders by status"
        spacing={1}
        useFlexGap
        flexWrap="wrap"
      >
        {statuses.map((status) => (
          <Button
            key={status}
            size="sm"
            variant="outlined"
            color="neutral"
            aria-pressed={active.includes(status)}
            onClick={() => toggle(status)}
          >
            {status}
          </Button>
        ))}
        <Button size="sm" variant="plain" onClick={() => setActive([])}>
          Show all
        </Button>
      </Stack>
      <Typography level="body-sm" role="status" sx={{ mt: 1.5 }}>
        {visible.length} of {orders.length} orders
      </Typography>
      <List size="sm" aria-label="Orders">
        {visible.map(({ id, customer, status }) => (
          <ListItem key={id}>
            {id}, {customer}, {status.toLowerCase()}
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
