import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import LogoutIcon from '@mui/icons-material/Logout';
import PersonIcon from '@mui/icons-material/PersonOutline';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { useTheme } from '@mui/material/styles';

export default function AccountMenu() {
  const end = useTheme().direction === 'rtl' ? 'left' : 'right';
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = Boolean(anchor);
  const handleClose = () => setAnchor(null);

  return (
    <AppBar position="static" color="default" sx={{ maxWidth: 480 }}>
      <Toolbar>
        <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
          Harbor office
        </Typography>
        <Tooltip title="Account">
          <IconButton
            edge="end"
            aria-label="MK, account of Mina Korhonen"
            aria-haspopup="menu"
            aria-expanded={open}
            aria-controls={open ? 'account-menu-list' : undefined}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <Avatar
              component="span"
              sx={{ width: 32, height: 32, fontSize: 14, bgcolor: 'text.primary' }}
              aria-hidden
            >
              MK
            </Avatar>
          </IconButton>
        </Tooltip>
      </Toolbar>
      <Menu
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: end }}
        transformOrigin={{ vertical: 'top', horizontal: end }}
        open={open}
        onClose={handleClose}
        MenuListProps={{ id: 'account-menu-list', 'aria-label': 'Account' }}
        slotProps={{ paper: { sx: { mt: 0.5, minWidth: 220 } } }}
      >
        <MenuItem onClick={handleClose}>
          <ListItemIcon>
            <PersonIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText primary="Mina Korhonen" secondary="Profile" />
        </MenuItem>
        <MenuItem onClick={handleClose}>
          <ListItemIcon>
            <SettingsIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Settings</ListItemText>
        </MenuItem>
        <Divider component="li" />
        <MenuItem onClick={handleClose}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Sign out</ListItemText>
        </MenuItem>
      </Menu>
    </AppBar>
  );
}
