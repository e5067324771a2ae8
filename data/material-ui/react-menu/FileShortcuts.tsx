import * as React from 'react';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import DownloadIcon from '@mui/icons-material/Download';
import EditIcon from '@mui/icons-material/EditOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const actions = [
  { label: 'Download', done: 'Downloaded.', icon: DownloadIcon },
  { label: 'Rename', done: 'Renamed.', icon: EditIcon, key: 'F2' },
  { label: 'Delete', done: 'Deleted.', icon: DeleteOutlineIcon, key: 'Delete' },
];

export default function FileShortcuts() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [result, setResult] = React.useState('Nothing done yet.');
  const open = Boolean(anchor);

  const run = (text: string) => {
    setResult(text);
    setAnchor(null);
  };

  // Also hears the keys of the open menu: events of React pass through portals.
  const handleKeyDown = (event: React.KeyboardEvent) => {
    const action = actions.find(({ key }) => key === event.key);
    if (!action) return;
    event.preventDefault();
    run(action.done);
  };

  return (
    <Stack spacing={1.5} alignItems="flex-start" onKeyDown={handleKeyDown}>
      <Button
        id="file-shortcuts-button"
        variant="outlined"
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? 'file-shortcuts-menu' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Berth plan.pdf
      </Button>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        MenuListProps={{ id: 'file-shortcuts-menu', 'aria-labelledby': 'file-shortcuts-button' }}
        slotProps={{ paper: { sx: { width: 224 } } }}
      >
        {actions.map(({ label, done, icon: Icon, key }) => (
          <MenuItem key={label} aria-keyshortcuts={key} onClick={() => run(done)}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{label}</ListItemText>
            <Typography variant="body2" color="text.secondary" aria-hidden>
              {key}
            </Typography>
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status">{result}</Typography>
    </Stack>
  );
}
