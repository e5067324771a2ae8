import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef, GridEditInputCell } from '@mui/x-data-grid';

interface Customer {
  id: number;
  customer: string;
  limit: number;
}

interface Question {
  newRow: Customer;
  oldRow: Customer;
  answer: (row: Customer) => void;
}

const rows: Customer[] = [
  { id: 1, customer: 'Arco Building', limit: 5000 },
  { id: 2, customer: 'Boulangerie Petit', limit: 1200 },
  { id: 3, customer: 'Cantina Sole', limit: 2500 },
];

const columns: GridColDef<Customer>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'limit',
    headerName: 'Credit limit (€)',
    type: 'number',
    width: 140,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        inputProps={{ 'aria-label': `Credit limit of ${params.row.customer}`, min: 0 }}
      />
    ),
  },
];

export default function ConfirmedLimits() {
  const [open, setOpen] = React.useState(false);
  const [question, setQuestion] = React.useState<Question>();

  // The grid waits for the promise; the dialog keeps the function that fulfils it.
  const processRowUpdate = (newRow: Customer, oldRow: Customer) => {
    // Nothing was typed, or nothing was left.
    if (newRow.limit === oldRow.limit || !newRow.limit) {
      return oldRow;
    }
    setOpen(true);
    return new Promise<Customer>((answer) => setQuestion({ newRow, oldRow, answer }));
  };

  const keep = () => {
    setOpen(false);
    question?.answer(question.oldRow);
  };

  const change = () => {
    setOpen(false);
    question?.answer(question.newRow);
  };

  return (
    <Box sx={{ width: '100%', height: 230 }}>
      <DataGrid
        aria-label="Credit limits, changes are confirmed"
        rows={rows}
        columns={columns}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
      <Dialog
        open={open}
        onClose={keep}
        aria-labelledby="ConfirmedLimits-title"
        aria-describedby="ConfirmedLimits-text"
      >
        <DialogTitle id="ConfirmedLimits-title">Change the credit limit?</DialogTitle>
        <DialogContent id="ConfirmedLimits-text">
          {question?.newRow.customer}: from {question?.oldRow.limit} € to {question?.newRow.limit} €
        </DialogContent>
        <DialogActions>
          <Button onClick={keep}>Keep the old one</Button>
          <Button onClick={change}>Change</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
