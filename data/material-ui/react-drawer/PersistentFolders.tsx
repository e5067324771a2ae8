import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const folders = ['Inbox', 'Quotes', 'Contracts'];
const width = 136;

export default function PersistentFolders() {
  const [box, setBox] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(true);
  const [folder, setFolder] = React.useState('Inbox');

  return (
    <Box
      ref={setBox}
      sx={{
        position: 'relative',
        isolation: 'isolate',
        display: 'flex',
        width: '100%',
        maxWidth: 520,
        height: 220,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Drawer
        variant="persistent"
        open={open}
        PaperProps={{
          id: 'persistent-folders',
          component: 'nav',
          'aria-label': 'Folders',
        }}
        SlideProps={{ container: box }}
        sx={{
          width: open ? width : 0,
          transition: ({ transitions }) =>
            transitions.create('width', {
              duration: transitions.duration[open ? 'enteringScreen' : 'leavingScreen'],
            }),
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          '& .MuiDrawer-paper': { position: 'absolute', boxSizing: 'border-box', width },
        }}
      >
        <List>
          {folders.map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                selected={name === folder}
                aria-current={name === folder ? 'true' : undefined}
                onClick={() => setFolder(name)}
              >
                <ListItemText>{name}</ListItemText>
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Box sx={{ flex: 1, minWidth: 0, p: 1 }}>
        <Button
          aria-expanded={open}
          aria-controls="persistent-folders"
          onClick={() => setOpen(!open)}
        >
          Folders
        </Button>
        <Typography sx={{ p: 1 }}>{folder}: no unread letters.</Typography>
      </Box>
    </Box>
  );
}
