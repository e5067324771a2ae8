import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const stores = [
  { city: 'Ghent', cells: [212, 180, 240, 205] },
  { city: 'Basel', cells: [148, 160, 139, 171] },
  { city: 'Turin', cells: [96, 88, 120, 113] },
];

const groupEdge = { borderInlineStart: 1, borderInlineStartColor: 'divider' };

export default function QuarterColumns() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Orders per store"
    >
      <Table size="small" aria-label="Orders per store, online and at the counter">
        <colgroup />
        <colgroup span={2} />
        <colgroup span={2} />
        <TableHead>
          <TableRow>
            <TableCell rowSpan={2}>Store</TableCell>
            <TableCell colSpan={2} scope="colgroup" align="center" sx={groupEdge}>
              January
            </TableCell>
            <TableCell colSpan={2} scope="colgroup" align="center" sx={groupEdge}>
              February
            </TableCell>
          </TableRow>
          <TableRow>
            {['January', 'February'].flatMap((month) => [
              <TableCell key={`${month} online`} align="right" sx={groupEdge}>
                Online
              </TableCell>,
              <TableCell key={`${month} counter`} align="right">
                Counter
              </TableCell>,
            ])}
          </TableRow>
        </TableHead>
        <TableBody>
          {stores.map(({ city, cells }) => (
            <TableRow key={city}>
              <TableCell component="th" scope="row">
                {city}
              </TableCell>
              {cells.map((orders, index) => (
                <TableCell key={index} align="right" sx={index % 2 === 0 ? groupEdge : undefined}>
                  {orders}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
