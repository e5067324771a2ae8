import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function OfflineNotice() {
  const network = React.useRef<HTMLInputElement>(null);
  const [online, setOnline] = React.useState(true);

  const handleConnect = () => {
    setOnline(true);
    network.current?.focus();
  };

  return (
    <Stack spacing={1} alignItems="flex-start">
      <FormControlLabel
        control={
          <Switch
            inputRef={network}
            checked={online}
            onChange={(event) => setOnline(event.target.checked)}
          />
        }
        label="Network"
      />
      <Typography>{online ? 'The stock is up to date.' : 'The stock is that of 14:20.'}</Typography>
      <Snackbar
        open={!online}
        message="No connection. Changes are kept on this device."
        action={
          <Button color="inherit" size="small" onClick={handleConnect}>
            Connect
          </Button>
        }
        ContentProps={{ sx: { maxWidth: { sm: 400 } } }}
      />
    </Stack>
  );
}
