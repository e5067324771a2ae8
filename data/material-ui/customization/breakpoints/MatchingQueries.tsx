import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

function Query({ name, query }: { name: string; query: string }) {
  const matches = useMediaQuery(query);
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Chip
        size="small"
        color={matches ? 'primary' : 'default'}
        variant={matches ? 'filled' : 'outlined'}
        label={matches ? 'matches' : 'does not match'}
      />
      <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace' }}>
        {name}
      </Typography>
    </Box>
  );
}

export default function MatchingQueries() {
  const { breakpoints } = useTheme();

  return (
    <Box
      component="ul"
      aria-label="Queries against the width of this window"
      sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      <Query name="up('md')" query={breakpoints.up('md')} />
      <Query name="down('md')" query={breakpoints.down('md')} />
      <Query name="between('sm', 'lg')" query={breakpoints.between('sm', 'lg')} />
      <Query name="only('sm')" query={breakpoints.only('sm')} />
      <Query name="not('sm')" query={breakpoints.not('sm')} />
    </Box>
  );
}
