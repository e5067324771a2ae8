import * as React from 'react';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';

const columns = ['Customer', 'Due date', 'Total', 'Paid'];

export default function ShownColumns() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [shown, setShown] = React.useState(['Customer', 'Total']);
  const open = Boolean(anchor);

  // The menu stays open: nothing closes it but Escape, Tab and a press outside.
  const toggle = (column: string) =>
    setShown(columns.filter((name) => shown.includes(name) !== (name === column)));

  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <Button
        id="shown-columns-button"
        startIcon={<ViewColumnIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? 'shown-columns-menu' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Columns
      </Button>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        MenuListProps={{
          id: 'shown-columns-menu',
          'aria-labelledby': 'shown-columns-button',
          dense: true,
        }}
      >
        {columns.map((column) => (
          <MenuItem
            key={column}
            role="menuitemcheckbox"
            aria-checked={shown.includes(column)}
            onClick={() => toggle(column)}
          >
            <ListItemIcon>{shown.includes(column) && <CheckIcon fontSize="small" />}</ListItemIcon>
            <ListItemText>{column}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
      <Typography>Shown: {shown.join(', ') || 'nothing'}</Typography>
    </Stack>
  );
}
