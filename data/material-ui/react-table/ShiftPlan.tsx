import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const people = ['Adaeze', 'Bruno', 'Chiara', 'Dilan', 'Elif', 'Farah', 'Goran', 'Hanne'];
const shifts = ['Early', 'Late', 'Night', 'Off'];

const firstColumn = { position: 'sticky', insetInlineStart: 0, bgcolor: 'background.paper' };

export default function ShiftPlan() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Shift plan"
      sx={{ maxHeight: 260 }}
    >
      <Table stickyHeader aria-label="Shifts in week 12" sx={{ minWidth: 640 }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ insetInlineStart: 0, zIndex: 3 }}>Person</TableCell>
            {days.map((day) => (
              <TableCell key={day}>{day}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {people.map((person, row) => (
            <TableRow key={person}>
              <TableCell component="th" scope="row" sx={{ ...firstColumn, zIndex: 1 }}>
                {person}
              </TableCell>
              {days.map((day, column) => (
                <TableCell key={day}>{shifts[(row + column) % shifts.length]}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
