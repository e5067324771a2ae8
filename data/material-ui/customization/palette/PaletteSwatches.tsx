import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const colors = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

export default function PaletteSwatches() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
        gap: 2,
        width: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
        color: 'text.primary',
      }}
    >
      {colors.map((color) => (
        <li key={color}>
          <Typography variant="body2">{color}</Typography>
          <Box
            role="img"
            aria-label={`The light, main and dark shades of ${color}`}
            sx={{ display: 'flex', height: 40, mt: 0.5, borderRadius: 1, overflow: 'hidden' }}
          >
            <Box sx={{ flex: 1, bgcolor: `${color}.light` }} />
            <Box sx={{ flex: 2, display: 'grid', placeItems: 'center', bgcolor: `${color}.main` }}>
              <Box
                sx={{
                  width: 12,
                  height: 12,
                  borderRadius: '50%',
                  bgcolor: `${color}.contrastText`,
                }}
              />
            </Box>
            <Box sx={{ flex: 1, bgcolor: `${color}.dark` }} />
          </Box>
        </li>
      ))}
    </Box>
  );
}
