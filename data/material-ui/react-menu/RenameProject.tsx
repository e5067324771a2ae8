import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function RenameProject() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [renaming, setRenaming] = React.useState(false);
  const [name, setName] = React.useState('Harbor bridge');
  const open = Boolean(anchor);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get('name')));
    setRenaming(false);
  };

  return (
    <div>
      <Button
        id="rename-project-button"
        variant="outlined"
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? 'rename-project-menu' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {name}
      </Button>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        MenuListProps={{ id: 'rename-project-menu', 'aria-labelledby': 'rename-project-button' }}
      >
        <MenuItem
          aria-haspopup="dialog"
          onClick={() => {
            setAnchor(null);
            setRenaming(true);
          }}
        >
          Rename…
        </MenuItem>
        <MenuItem onClick={() => setAnchor(null)}>Archive</MenuItem>
      </Menu>
      <Dialog open={renaming} onClose={() => setRenaming(false)}>
        <DialogTitle>Rename project</DialogTitle>
        <DialogContent dividers>
          <form id="rename-project-form" onSubmit={handleSubmit}>
            <TextField
              id="rename-project-name"
              name="name"
              label="Name"
              defaultValue={name}
              required
              autoFocus
            />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setRenaming(false)}>Cancel</Button>
          <Button type="submit" form="rename-project-form">
            Rename
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
