import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function InvoiceActions() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [result, setResult] = React.useState('Invoice 2044 is a draft.');
  const open = Boolean(anchor);

  const choose = (text: string) => {
    setResult(text);
    setAnchor(null);
  };

  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <Button
        id="invoice-actions-button"
        variant="outlined"
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? 'invoice-actions-menu' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Invoice 2044
      </Button>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        MenuListProps={{ id: 'invoice-actions-menu', 'aria-labelledby': 'invoice-actions-button' }}
      >
        <MenuItem onClick={() => choose('Invoice 2044 was sent.')}>Send</MenuItem>
        <MenuItem onClick={() => choose('Invoice 2044 was copied.')}>Copy</MenuItem>
        <MenuItem disabled>Remind</MenuItem>
        <MenuItem onClick={() => choose('Invoice 2044 was canceled.')}>Cancel invoice</MenuItem>
      </Menu>
      <Typography role="status">{result}</Typography>
    </Stack>
  );
}
