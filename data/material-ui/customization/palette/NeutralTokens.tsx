import Box from '@mui/material/Box';

const letters = [
  { id: 1, from: 'Water board', text: 'Meter reading due by Friday', token: 'action.selected' },
  { id: 2, from: 'Library', text: 'Two books are waiting', token: 'action.hover' },
  { id: 3, from: 'Bike workshop', text: 'Your wheel is true again', token: 'background.paper' },
];

export default function NeutralTokens() {
  return (
    <Box
      component="ul"
      aria-label="Letters"
      sx={{
        width: 1,
        maxWidth: 360,
        m: 0,
        p: 0,
        listStyle: 'none',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        '& li + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {letters.map(({ id, from, text, token }) => (
        <Box component="li" key={id} sx={{ p: 1.5, bgcolor: token }}>
          <Box sx={{ typography: 'subtitle2', color: 'text.primary' }}>{from}</Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text}</Box>
          <Box sx={{ typography: 'caption', color: 'text.primary' }}>{token}</Box>
        </Box>
      ))}
    </Box>
  );
}
