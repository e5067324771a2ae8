import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

// Cents, so that sums stay exact.
const phases = [
  {
    name: 'Survey',
    items: [
      { text: 'Site visit', cents: 48000 },
      { text: 'Drawings', cents: 125050 },
    ],
  },
  {
    name: 'Fitting',
    items: [
      { text: 'Shelving', cents: 310000 },
      { text: 'Lighting', cents: 87525 },
    ],
  },
];

const net = phases.flatMap(({ items }) => items).reduce((sum, { cents }) => sum + cents, 0);
const tax = Math.round(net * 0.21);
const totals = [
  ['Net', net],
  ['VAT 21%', tax],
  ['Total', net + tax],
] as const;

const euro = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
const format = (cents: number) => euro.format(cents / 100);

export default function ProjectInvoice() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Invoice R-2207"
      sx={{ maxWidth: 520 }}
    >
      <Table size="small" aria-label="Invoice R-2207">
        <TableHead>
          <TableRow>
            <TableCell>Phase</TableCell>
            <TableCell>Item</TableCell>
            <TableCell align="right">Price</TableCell>
          </TableRow>
        </TableHead>
        {phases.map(({ name, items }) => (
          <TableBody key={name}>
            {items.map(({ text, cents }, index) => (
              <TableRow key={text}>
                {index === 0 && (
                  <TableCell component="th" scope="rowgroup" rowSpan={items.length}>
                    {name}
                  </TableCell>
                )}
                <TableCell>{text}</TableCell>
                <TableCell align="right">{format(cents)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        ))}
        <TableFooter sx={{ '& .MuiTableCell-root': { fontSize: 14, color: 'text.primary' } }}>
          {totals.map(([label, cents]) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row" colSpan={2} align="right">
                {label}
              </TableCell>
              <TableCell align="right">{format(cents)}</TableCell>
            </TableRow>
          ))}
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
