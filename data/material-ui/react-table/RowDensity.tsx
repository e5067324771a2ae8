import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const jobs = [
  { id: 'nightly-backup', last: '02:00', took: '4 min' },
  { id: 'sync-prices', last: '06:30', took: '38 s' },
  { id: 'send-reminders', last: '08:00', took: '2 min' },
];

export default function RowDensity() {
  const [dense, setDense] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <FormControlLabel
        control={<Switch checked={dense} onChange={(event) => setDense(event.target.checked)} />}
        label="Compact rows"
      />
      <Table size={dense ? 'small' : 'medium'} aria-label="Scheduled jobs">
        <TableHead>
          <TableRow>
            <TableCell>Job</TableCell>
            <TableCell>Last run</TableCell>
            <TableCell align="right">Took</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {jobs.map((job) => (
            <TableRow key={job.id} hover>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {job.id}
              </TableCell>
              <TableCell>{job.last}</TableCell>
              <TableCell align="right">{job.took}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
