import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BillingAddress() {
  const [same, setSame] = React.useState(true);

  return (
    <Stack useFlexGap alignItems="flex-start" spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={<Checkbox checked={same} onChange={(event) => setSame(event.target.checked)} />}
        label="Bill to the delivery address"
      />
      {!same && (
        <TextField
          id="billing-address"
          label="Billing address"
          autoComplete="billing street-address"
          multiline
          minRows={2}
          fullWidth
        />
      )}
    </Stack>
  );
}
