import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const parts = [
  { area: 'order', title: 'Order 118', text: 'Okafor Bakery, 12 flour sacks' },
  { area: 'status', title: 'Status', text: 'Packed' },
  { area: 'notes', title: 'Notes', text: 'Ring twice. The gate is closed from 6 p.m.' },
];

export default function OrderAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        gridTemplateColumns: { sm: '2fr 1fr' },
        gridTemplateAreas: {
          xs: '"order" "status" "notes"',
          sm: '"order status" "notes notes"',
        },
      }}
    >
      {parts.map(({ area, title, text }) => (
        <Paper key={area} variant="outlined" sx={{ gridArea: area, p: 2 }}>
          <Typography variant="subtitle2" component="p">
            {title}
          </Typography>
          <Typography>{text}</Typography>
        </Paper>
      ))}
    </Box>
  );
}
