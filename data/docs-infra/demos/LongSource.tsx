import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

export default function LongSource() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="long-source-caption">Trains to the south</Typography>
      <TableContainer aria-labelledby="long-source-caption" role="group" tabIndex={0}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Leaves</TableCell>
              <TableCell>Goes to</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow>
              <TableCell>10:04</TableCell>
              <TableCell>Lugano</TableCell>
            </TableRow>
            <TableRow>
              <TableCell>11:32</TableCell>
              <TableCell>Chiasso</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
