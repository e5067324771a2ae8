import * as React from 'react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const sections = [
  { name: 'Download', items: ['As spreadsheet', 'As PDF'] },
  { name: 'Send', items: ['To the accountant', 'To all partners'] },
];

export default function ReportSections() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [result, setResult] = React.useState('The report is ready.');
  const open = Boolean(anchor);

  const choose = (text: string) => {
    setResult(text);
    setAnchor(null);
  };

  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <Button
        id="report-sections-button"
        variant="outlined"
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? 'report-sections-menu' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Report of March
      </Button>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        MenuListProps={{ id: 'report-sections-menu', 'aria-labelledby': 'report-sections-button' }}
      >
        {sections.flatMap(({ name, items }) => [
          <ListSubheader
            key={name}
            id={`report-sections-${name}`}
            role="presentation"
            disableSticky
            sx={{ lineHeight: '32px' }}
          >
            {name}
          </ListSubheader>,
          ...items.map((item) => (
            <MenuItem
              key={item}
              aria-describedby={`report-sections-${name}`}
              onClick={() => choose(`${name}: ${item}.`)}
            >
              {item}
            </MenuItem>
          )),
          <Divider key={`${name}-end`} component="li" />,
        ])}
        <MenuItem onClick={() => choose('Printing.')}>Print</MenuItem>
      </Menu>
      <Typography role="status">{result}</Typography>
    </Stack>
  );
}
