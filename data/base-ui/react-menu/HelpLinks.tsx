import type * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

const Button = styled(MenuButton)({
  font: 'inherit',
  padding: '8px 16px',
  border: '1px solid currentColor',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: 2 },
});

const Listbox = styled('ul')({
  minWidth: 180,
  margin: '4px 0',
  padding: 4,
  border: '1px solid light-dark(#cad5e2, #45556c)',
  borderRadius: 8,
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#fff, #1d293d)',
  listStyle: 'none',
  outline: 'none',
  '& a': {
    display: 'block',
    padding: '6px 12px',
    borderRadius: 4,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& a:focus': { outline: '2px solid currentColor', outlineOffset: -2 },
});

const slots = { listbox: Listbox };
const linkSlots = { root: 'a' } as const;

const pages = [
  { href: '/base-ui/getting-started/', label: 'Setup guide' },
  { href: '/base-ui/react-button/', label: 'Buttons' },
  { href: '/system/getting-started/', label: 'Styling guide' },
];

/** Space does to a link in a menu what it does to the other items. */
function openOnSpace(event: React.KeyboardEvent<HTMLElement>) {
  if (event.key === ' ') {
    event.currentTarget.click();
  }
}

export default function HelpLinks() {
  return (
    <Dropdown>
      <Button>Help</Button>
      <Menu slots={slots} slotProps={{ listbox: { 'aria-label': 'Help' } }}>
        {pages.map(({ href, label }) => (
          <li key={href} role="presentation">
            <MenuItem<'a'> slots={linkSlots} href={href} onKeyUp={openOnSpace}>
              {label}
            </MenuItem>
          </li>
        ))}
      </Menu>
    </Dropdown>
  );
}
