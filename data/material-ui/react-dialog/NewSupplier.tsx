import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const fields = [
  { name: 'company', label: 'Company', pattern: /\S/, hint: 'Enter the name on the invoices' },
  { name: 'email', label: 'E-mail', pattern: /^\S+@\S+$/, hint: 'Such as orders@example.com' },
];

interface SupplierFormProps {
  onCancel: () => void;
  onSave: (company: string) => void;
}

// Mounted with the dialog: every opening starts with empty fields and no errors.
function SupplierForm({ onCancel, onSave }: SupplierFormProps) {
  const [invalid, setInvalid] = React.useState<string[]>([]);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const wrong = fields
      .filter(({ name, pattern }) => !pattern.test(String(data.get(name))))
      .map(({ name }) => name);
    setInvalid(wrong);
    if (wrong.length === 0) {
      onSave(String(data.get('company')));
    } else {
      form.querySelector<HTMLInputElement>(`[name="${wrong[0]}"]`)?.focus();
    }
  };

  return (
    <>
      <DialogContent dividers>
        <Stack
          component="form"
          id="new-supplier-form"
          noValidate
          spacing={2}
          onSubmit={handleSubmit}
        >
          {fields.map(({ name, label, hint }, index) => (
            <TextField
              key={name}
              id={`new-supplier-${name}`}
              name={name}
              label={label}
              required
              autoFocus={index === 0}
              error={invalid.includes(name)}
              helperText={invalid.includes(name) ? hint : ' '}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" form="new-supplier-form">
          Add supplier
        </Button>
      </DialogActions>
    </>
  );
}

export default function NewSupplier() {
  const [open, setOpen] = React.useState(false);
  const [message, setMessage] = React.useState('No supplier added.');

  const handleClose = () => setOpen(false);

  const handleSave = (company: string) => {
    setMessage(`${company} was added.`);
    setOpen(false);
  };

  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <Button variant="outlined" onClick={() => setOpen(true)}>
        New supplier
      </Button>
      <Typography role="status">{message}</Typography>
      <Dialog open={open} onClose={handleClose} fullWidth maxWidth="xs">
        <DialogTitle>New supplier</DialogTitle>
        <SupplierForm onCancel={handleClose} onSave={handleSave} />
      </Dialog>
    </Stack>
  );
}
