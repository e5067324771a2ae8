import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const stock = [
  { sku: 'BX-110', item: 'Shipping box, small', shelf: 'A4', units: 1240 },
  { sku: 'BX-220', item: 'Shipping box, large', shelf: 'A5', units: 310 },
  { sku: 'TP-015', item: 'Paper tape, 50 m', shelf: 'C1', units: 86 },
  { sku: 'LB-400', item: 'Return label', shelf: 'C2', units: 5000 },
];

const number = new Intl.NumberFormat('en');

export default function StockTable() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-labelledby="stock-table-caption"
    >
      <Table>
        <caption id="stock-table-caption">Stock on hand, counted on 14 March 2026</caption>
        <TableHead>
          <TableRow>
            <TableCell>SKU</TableCell>
            <TableCell>Item</TableCell>
            <TableCell>Shelf</TableCell>
            <TableCell align="right">Units</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {stock.map((row) => (
            <TableRow key={row.sku}>
              <TableCell component="th" scope="row">
                {row.sku}
              </TableCell>
              <TableCell>{row.item}</TableCell>
              <TableCell>{row.shelf}</TableCell>
              <TableCell align="right">{number.format(row.units)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
