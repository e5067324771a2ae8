import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const states = ['Open', 'Waiting for parts', 'Done'];

export default function StatusPopper() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [state, setState] = React.useState('Open');

  const closeToButton = () => {
    setOpen(false);
    anchor?.focus();
  };

  const handleKeyDown = (event: React.KeyboardEvent) => {
    // Tab then goes on from the button, forward or back.
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.stopPropagation();
      closeToButton();
    }
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box>
        <Button
          ref={setAnchor}
          variant="outlined"
          endIcon={<ExpandMoreIcon />}
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? 'status-popper-menu' : undefined}
          onClick={() => setOpen(!open)}
        >
          Repair 61: {state}
        </Button>
        <Popper
          open={open}
          anchorEl={anchor}
          placement="bottom-start"
          disablePortal
          sx={{ zIndex: 'modal' }}
        >
          <Paper elevation={8}>
            <MenuList
              id="status-popper-menu"
              aria-label="State of repair 61"
              autoFocusItem
              onKeyDown={handleKeyDown}
            >
              {states.map((name) => (
                <MenuItem
                  key={name}
                  role="menuitemradio"
                  selected={name === state}
                  aria-checked={name === state}
                  onClick={() => {
                    setState(name);
                    closeToButton();
                  }}
                >
                  {name}
                </MenuItem>
              ))}
            </MenuList>
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}
