import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function FareTable() {
  return (
    <TableContainer tabIndex={0} role="group" aria-label="Fares">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Class</TableCell>
            <TableCell align="right">Fare</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell>Second</TableCell>
            <TableCell align="right">42</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  );
}
