import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const products = [
  { name: 'Flour', stock: '120 sacks' },
  { name: 'Rye', stock: '44 sacks' },
  { name: 'Salt', stock: '9 boxes' },
  { name: 'Yeast', stock: '30 cubes' },
  { name: 'Seeds', stock: '17 bags' },
];

export default function ProductTiles() {
  return (
    <Box
      component="ul"
      role="list"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))',
        gap: 2,
        width: '100%',
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {products.map(({ name, stock }) => (
        <Paper key={name} component="li" variant="outlined" sx={{ p: 2 }}>
          <Typography variant="subtitle2" component="p">
            {name}
          </Typography>
          <Typography>{stock}</Typography>
        </Paper>
      ))}
    </Box>
  );
}
