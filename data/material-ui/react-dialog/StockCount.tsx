import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';

const shelves = Array.from({ length: 40 }, (_, index) => ({
  name: `Shelf ${index + 1}`,
  boxes: `${((index * 7) % 13) + 2} boxes`,
}));

export default function StockCount() {
  const [open, setOpen] = React.useState(false);
  const [scroll, setScroll] = React.useState<DialogProps['scroll']>('paper');

  const handleOpen = (next: DialogProps['scroll']) => {
    setScroll(next);
    setOpen(true);
  };

  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      <Button variant="outlined" onClick={() => handleOpen('paper')}>
        The content scrolls
      </Button>
      <Button variant="outlined" onClick={() => handleOpen('body')}>
        The dialog scrolls
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} scroll={scroll} fullWidth maxWidth="xs">
        <DialogTitle>Stock count</DialogTitle>
        {/* Without a control inside, the keyboard reaches a scrolling area by its own tab stop. */}
        <DialogContent
          dividers
          {...(scroll === 'paper' && { tabIndex: 0, role: 'region', 'aria-label': 'Shelves' })}
        >
          <List dense disablePadding>
            {shelves.map(({ name, boxes }) => (
              <ListItem key={name} disableGutters>
                <ListItemText primary={name} secondary={boxes} />
              </ListItem>
            ))}
          </List>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
