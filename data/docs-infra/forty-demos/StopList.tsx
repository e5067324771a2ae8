import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function StopList() {
  return (
    <List>
      <ListItem>
        <ListItemText primary="Basel" secondary="10:04" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Bern" secondary="11:02" />
      </ListItem>
    </List>
  );
}
