import * as React from 'react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarProps } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const results: { severity: AlertColor; button: string; text: string }[] = [
  { severity: 'success', button: 'Import all', text: '48 contacts imported' },
  { severity: 'warning', button: 'Import some', text: '45 imported, 3 without e-mail left out' },
  { severity: 'error', button: 'Fail to import', text: 'Nothing imported: the file is empty' },
];

export default function ImportAlerts() {
  const [open, setOpen] = React.useState(false);
  const [result, setResult] = React.useState(results[0]);

  const close = () => setOpen(false);

  const handleClose: SnackbarProps['onClose'] = (_event, reason) => {
    if (reason !== 'clickaway') close();
  };

  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      {results.map((next) => (
        <Button
          key={next.severity}
          variant="outlined"
          onClick={() => {
            setResult(next);
            setOpen(true);
          }}
        >
          {next.button}
        </Button>
      ))}
      <Snackbar
        key={result?.severity}
        open={open}
        autoHideDuration={result?.severity === 'error' ? null : 8000}
        onClose={handleClose}
      >
        <Alert severity={result?.severity} elevation={6} onClose={close} sx={{ flexGrow: 1 }}>
          {result?.text}
        </Alert>
      </Snackbar>
    </Stack>
  );
}
