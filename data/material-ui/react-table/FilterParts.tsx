import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const parts = ['Axle', 'Bearing', 'Brake pad', 'Chain', 'Spoke'];

export default function FilterParts() {
  const [query, setQuery] = React.useState('');
  const [loading, setLoading] = React.useState(false);
  const found = parts.filter((part) => part.toLowerCase().includes(query.trim().toLowerCase()));

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => setLoading(false), 1200);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Stack direction="row" gap={1} flexWrap="wrap" alignItems="center">
        <TextField
          id="filter-parts-query"
          type="search"
          size="small"
          label="Filter parts"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Button onClick={() => setLoading(true)}>Reload</Button>
      </Stack>
      <Typography variant="body2" role="status" sx={{ py: 1 }}>
        {loading ? 'Loading parts…' : `${found.length} of ${parts.length} parts`}
      </Typography>
      <Table size="small" aria-label="Parts" aria-busy={loading}>
        <TableHead>
          <TableRow>
            <TableCell>Part</TableCell>
            <TableCell align="right">Bin</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {found.map((part) => (
            <TableRow key={part}>
              <TableCell component={loading ? 'td' : 'th'} scope="row">
                {loading ? <Skeleton /> : part}
              </TableCell>
              <TableCell align="right">
                {loading ? <Skeleton /> : `P-${parts.indexOf(part) + 1}`}
              </TableCell>
            </TableRow>
          ))}
          {found.length === 0 && (
            <TableRow>
              <TableCell colSpan={2}>No part contains “{query}”.</TableCell>
            </TableRow>
          )}
        </TableBody>
      </Table>
    </Box>
  );
}
