import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function InvoiceFilters() {
  const [status, setStatus] = React.useState('open');
  const [year, setYear] = React.useState('2026');
  const [order, setOrder] = React.useState('newest');

  return (
    <Stack direction="row" useFlexGap flexWrap="wrap" alignItems="center" spacing={2}>
      <FormControl size="small" sx={{ width: 136 }}>
        <InputLabel id="invoice-filters-status-label">Status</InputLabel>
        <Select
          labelId="invoice-filters-status-label"
          id="invoice-filters-status"
          label="Status"
          value={status}
          onChange={(event) => setStatus(event.target.value)}
        >
          <MenuItem value="open">Open</MenuItem>
          <MenuItem value="overdue">Overdue</MenuItem>
          <MenuItem value="paid">Paid in full</MenuItem>
        </Select>
      </FormControl>
      <FormControl size="small" sx={{ width: 96 }}>
        <InputLabel id="invoice-filters-year-label">Year</InputLabel>
        <Select
          labelId="invoice-filters-year-label"
          id="invoice-filters-year"
          label="Year"
          value={year}
          onChange={(event) => setYear(event.target.value)}
        >
          <MenuItem value="2024">2024</MenuItem>
          <MenuItem value="2025">2025</MenuItem>
          <MenuItem value="2026">2026</MenuItem>
        </Select>
      </FormControl>
      <Select
        variant="standard"
        autoWidth
        inputProps={{ 'aria-label': 'Order of the invoices' }}
        MenuProps={{ MenuListProps: { 'aria-label': 'Order of the invoices' } }}
        value={order}
        onChange={(event) => setOrder(event.target.value)}
      >
        <MenuItem value="newest">Newest first</MenuItem>
        <MenuItem value="amount">Highest amount first</MenuItem>
      </Select>
    </Stack>
  );
}
