import * as React from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const rooms = ['Atrium', 'Garden room', 'Studio 2', 'Library'];

const bookings = Array.from({ length: 23 }, (_, index) => ({
  id: `B-${index + 101}`,
  room: rooms[index % rooms.length],
  guests: 4 + ((index * 7) % 19),
}));

const ROW_HEIGHT = 33;

export default function PagedBookings() {
  const [page, setPage] = React.useState(0);
  const [perPage, setPerPage] = React.useState(5);
  const rows = bookings.slice(page * perPage, (page + 1) * perPage);
  const missing = perPage - rows.length;

  const changePerPage = (next: number) => {
    // The row on top stays in view.
    setPage(Math.floor((page * perPage) / next));
    setPerPage(next);
  };

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 560 }}>
      <TableContainer>
        <Table size="small" aria-label="Bookings">
          <TableHead>
            <TableRow>
              <TableCell>Booking</TableCell>
              <TableCell>Room</TableCell>
              <TableCell align="right">Guests</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((booking) => (
              <TableRow key={booking.id}>
                <TableCell component="th" scope="row">
                  {booking.id}
                </TableCell>
                <TableCell>{booking.room}</TableCell>
                <TableCell align="right">{booking.guests}</TableCell>
              </TableRow>
            ))}
            {page > 0 && missing > 0 && (
              <TableRow aria-hidden sx={{ height: missing * ROW_HEIGHT }}>
                <TableCell colSpan={3} />
              </TableRow>
            )}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={bookings.length}
        page={page}
        onPageChange={(_event, next) => setPage(next)}
        rowsPerPage={perPage}
        rowsPerPageOptions={[5, 10, 25]}
        onRowsPerPageChange={(event) => changePerPage(Number(event.target.value))}
        sx={{
          '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end' },
          '& .MuiTablePagination-spacer': { display: 'none' },
        }}
      />
    </Paper>
  );
}
