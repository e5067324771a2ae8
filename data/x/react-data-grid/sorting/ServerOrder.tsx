import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

interface Invoice {
  id: string;
  customer: string;
  amount: number;
}

const table: Invoice[] = [
  { id: '2026-104', customer: 'Arco Building', amount: 1840 },
  { id: '2026-105', customer: 'Boulangerie Petit', amount: 260 },
  { id: '2026-106', customer: 'Cantina Sole', amount: 725 },
  { id: '2026-107', customer: 'Arco Building', amount: 95 },
];

// Stands for fetch(`/invoices?${query}`, { signal }).
function fetchInvoices(query: URLSearchParams, signal: AbortSignal) {
  const field = query.get('sort') as keyof Invoice | null;
  const sign = query.get('dir') === 'desc' ? -1 : 1;
  const rows = [...table];
  if (field) {
    rows.sort((a, b) => sign * (Number(a[field] > b[field]) - Number(a[field] < b[field])));
  }
  return new Promise<Invoice[]>((resolve, reject) => {
    const timer = setTimeout(() => resolve(rows), 400);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Replaced by a newer request', 'AbortError'));
    });
  });
}

// Only what the server can sort by.
const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'amount', headerName: 'Amount (€)', type: 'number', width: 120 },
];

export default function ServerOrder() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'amount', sort: 'desc' },
  ]);
  const [answer, setAnswer] = React.useState<{ query: string; rows: Invoice[] }>();
  const [order] = sortModel;
  const query = order ? `sort=${order.field}&dir=${order.sort}` : '';

  React.useEffect(() => {
    const request = new AbortController();
    fetchInvoices(new URLSearchParams(query), request.signal).then(
      (rows) => setAnswer({ query, rows }),
      (error: Error) => {
        if (error.name !== 'AbortError') {
          throw error;
        }
      },
    );
    return () => request.abort();
  }, [query]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 280 }}>
        <DataGrid
          aria-label="Invoices, sorted by the server"
          rows={answer?.rows ?? []}
          columns={columns}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          disableColumnFilter
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {answer?.query === query ? `Shown: /invoices?${query}` : 'Loading…'}
      </Typography>
    </Box>
  );
}
