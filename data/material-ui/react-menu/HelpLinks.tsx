import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import HelpOutlineIcon from '@mui/icons-material/HelpOutline';

const pages = [
  { href: 'https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/', label: 'Keyboard of menus' },
  { href: 'https://www.w3.org/TR/WCAG22/', label: 'Accessibility rules' },
  { href: 'https://m2.material.io/components/menus', label: 'Design of menus' },
];

export default function HelpLinks() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = Boolean(anchor);

  // Links do not react to Space, menu items do.
  const handleKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };

  return (
    <div>
      <Button
        id="help-links-button"
        startIcon={<HelpOutlineIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? 'help-links-menu' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Help
      </Button>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        MenuListProps={{
          // HTML allows no links directly in a `ul`.
          component: 'div',
          id: 'help-links-menu',
          'aria-labelledby': 'help-links-button',
        }}
      >
        {pages.map(({ href, label }) => (
          <MenuItem
            key={href}
            component="a"
            href={href}
            onClick={() => setAnchor(null)}
            onKeyDown={handleKeyDown}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
