import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import { useTheme } from '@mui/material/styles';

export default function NewAbove() {
  // Origins are physical: nothing mirrors them.
  const end = useTheme().direction === 'rtl' ? 'left' : 'right';
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [result, setResult] = React.useState('No drafts.');
  const open = Boolean(anchor);

  return (
    <Stack
      direction="row"
      alignItems="center"
      justifyContent="space-between"
      spacing={2}
      sx={{ width: '100%', maxWidth: 420 }}
    >
      <Typography role="status">{result}</Typography>
      <Button
        id="new-above-button"
        variant="contained"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? 'new-above-menu' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        New
      </Button>
      <Menu
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'top', horizontal: end }}
        transformOrigin={{ vertical: 'bottom', horizontal: end }}
        open={open}
        onClose={() => setAnchor(null)}
        MenuListProps={{ id: 'new-above-menu', 'aria-labelledby': 'new-above-button' }}
      >
        {['Order', 'Invoice', 'Delivery note'].map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setResult(`Draft: ${kind.toLowerCase()}.`);
              setAnchor(null);
            }}
          >
            {kind}
          </MenuItem>
        ))}
      </Menu>
    </Stack>
  );
}
