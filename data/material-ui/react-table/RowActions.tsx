import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import MoreVertIcon from '@mui/icons-material/MoreVert';

const initialKeys = [
  { name: 'Billing export', scope: 'Read', paused: false },
  { name: 'Warehouse sync', scope: 'Read, write', paused: false },
  { name: 'Old kiosk', scope: 'Write', paused: true },
];

export default function RowActions() {
  const [keys, setKeys] = React.useState(initialKeys);
  const [menu, setMenu] = React.useState({
    anchor: null as HTMLElement | null,
    name: '',
    paused: false,
  });
  const [open, setOpen] = React.useState(false);
  const [deleted, setDeleted] = React.useState('');
  const status = React.useRef<HTMLParagraphElement>(null);

  // The button that opened the menu is gone with its row, so focus needs another place.
  React.useEffect(() => {
    if (deleted) {
      status.current?.focus();
    }
  }, [deleted]);

  const pause = () => {
    setOpen(false);
    setKeys(keys.map((key) => (key.name === menu.name ? { ...key, paused: !menu.paused } : key)));
  };

  const remove = () => {
    setOpen(false);
    setKeys(keys.filter((key) => key.name !== menu.name));
    setDeleted(menu.name);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      <TableContainer>
        <Table aria-label="API keys">
          <TableHead>
            <TableRow>
              <TableCell>Key</TableCell>
              <TableCell>Scope</TableCell>
              <TableCell>State</TableCell>
              <TableCell align="right">Actions</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {keys.map(({ name, scope, paused }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell>{scope}</TableCell>
                <TableCell>{paused ? 'Paused' : 'Active'}</TableCell>
                <TableCell align="right" sx={{ py: 0 }}>
                  <IconButton
                    aria-label={`Actions for ${name}`}
                    aria-haspopup="menu"
                    onClick={(event) => {
                      setMenu({ anchor: event.currentTarget, name, paused });
                      setOpen(true);
                    }}
                  >
                    <MoreVertIcon />
                  </IconButton>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Menu open={open} anchorEl={menu.anchor} onClose={() => setOpen(false)}>
        <MenuItem onClick={pause}>{menu.paused ? 'Resume' : 'Pause'}</MenuItem>
        <MenuItem onClick={remove}>Delete</MenuItem>
      </Menu>
      <Typography ref={status} tabIndex={-1} variant="body2" sx={{ p: 2 }}>
        {deleted ? `Deleted “${deleted}”.` : 'No key deleted.'} {keys.length} keys left.
      </Typography>
    </Box>
  );
}
