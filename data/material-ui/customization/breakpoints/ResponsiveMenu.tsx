import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const dishes = [
  { name: 'Lentil soup', detail: 'With lemon and mint' },
  { name: 'Baked trout', detail: 'Potatoes, brown butter' },
  { name: 'Plum cake', detail: 'Warm, with cream' },
  { name: 'Cheese plate', detail: 'Three from the valley' },
];

export default function ResponsiveMenu() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, md: 2 },
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        width: '100%',
      }}
    >
      {dishes.map(({ name, detail }) => (
        <Paper key={name} variant="outlined" sx={{ p: { xs: 1.5, md: 2 }, minWidth: 0 }}>
          <Typography variant="subtitle1" component="p">
            {name}
          </Typography>
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{ display: { xs: 'none', sm: 'block' } }}
          >
            {detail}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
