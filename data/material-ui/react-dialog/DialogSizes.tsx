import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const sizes = ['xs', 'sm', 'md', 'lg'] as const;

export default function DialogSizes() {
  const [open, setOpen] = React.useState(false);
  const [size, setSize] = React.useState<(typeof sizes)[number]>('xs');
  const [fullWidth, setFullWidth] = React.useState(true);

  const handleOpen = (next: (typeof sizes)[number]) => {
    setSize(next);
    setOpen(true);
  };

  return (
    <Stack spacing={1} alignItems="flex-start">
      <FormControlLabel
        control={
          <Switch checked={fullWidth} onChange={(event) => setFullWidth(event.target.checked)} />
        }
        label="Full width"
      />
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        {sizes.map((name) => (
          <Button key={name} variant="outlined" onClick={() => handleOpen(name)}>
            Open {name}
          </Button>
        ))}
      </Stack>
      <Dialog open={open} onClose={() => setOpen(false)} maxWidth={size} fullWidth={fullWidth}>
        <DialogTitle>Berth 14</DialogTitle>
        <DialogContent>
          <DialogContentText>Reserved until Friday, 18:00.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
