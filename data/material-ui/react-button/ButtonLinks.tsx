import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import DownloadIcon from '@mui/icons-material/Download';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

const csv = ['invoice,amount', '2041,184.50', '2042,96.00'].join('\n');

export default function ButtonLinks() {
  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      <Button
        variant="contained"
        href="https://www.w3.org/TR/WCAG22/"
        target="_blank"
        rel="noreferrer"
        endIcon={<OpenInNewIcon titleAccess="(opens in a new tab)" />}
      >
        Read WCAG 2.2
      </Button>
      <Button
        variant="outlined"
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`}
        download="invoices.csv"
        startIcon={<DownloadIcon />}
      >
        Invoices, CSV
      </Button>
    </Stack>
  );
}
