import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow, { tableRowClasses } from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';

const rates = [
  { zone: 'Domestic', days: '1–2', upTo2: '4.90', upTo10: '8.50' },
  { zone: 'Neighboring', days: '2–4', upTo2: '9.80', upTo10: '14.00' },
  { zone: 'Continent', days: '3–6', upTo2: '12.40', upTo10: '21.70' },
  { zone: 'Overseas', days: '7–15', upTo2: '18.90', upTo10: '44.00' },
];

const StripedTable = styled(Table)(({ theme }) => ({
  [`& .${tableCellClasses.head}`]: {
    backgroundColor: theme.palette.primary.main,
    color: theme.palette.primary.contrastText,
  },
  [`& .${tableCellClasses.body}`]: { borderBottom: 0, fontVariantNumeric: 'tabular-nums' },
  [`& tbody .${tableRowClasses.root}:nth-of-type(even)`]: {
    // Grey that is half transparent shows on light and on dark paper.
    backgroundColor: 'rgba(128, 128, 128, 0.14)',
  },
}));

export default function StripedRates() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Parcel rates in euros"
      sx={{ maxWidth: 560 }}
    >
      <StripedTable aria-label="Parcel rates in euros">
        <TableHead>
          <TableRow>
            <TableCell>Zone</TableCell>
            <TableCell>Days</TableCell>
            <TableCell align="right">2 kg</TableCell>
            <TableCell align="right">10 kg</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rates.map((rate) => (
            <TableRow key={rate.zone}>
              <TableCell component="th" scope="row">
                {rate.zone}
              </TableCell>
              <TableCell>{rate.days}</TableCell>
              <TableCell align="right">{rate.upTo2}</TableCell>
              <TableCell align="right">{rate.upTo10}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </StripedTable>
    </TableContainer>
  );
}
