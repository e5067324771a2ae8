import * as React from 'react';
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
});

const Item = styled(MenuItem)({
  padding: '6px 12px',
  paddingInlineStart: 32,
  borderRadius: 4,
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'light-dark(#f1f5f9, #314158)' },
  '&:focus': { outline: '2px solid currentColor', outlineOffset: -2 },
  '&[aria-checked="true"]::before': {
    content: '"✓" / ""',
    position: 'absolute',
    marginInlineStart: -22,
  },
});

const Separator = styled('li')({
  margin: '4px 0',
  borderTop: '1px solid light-dark(#cad5e2, #45556c)',
});

const slots = { listbox: Listbox };

const columns = ['Customer', 'Total', 'Due date'];

/** Keeps the menu open: Base UI skips its own handler of an event with this mark. */
function stayOpen(event: React.SyntheticEvent & { defaultMuiPrevented?: boolean }) {
  event.defaultMuiPrevented = true;
}

export default function ViewOptions() {
  const [shown, setShown] = React.useState(['Customer', 'Total']);
  const [density, setDensity] = React.useState('Comfortable');

  const toggle = (column: string) =>
    setShown(shown.includes(column) ? shown.filter((item) => item !== column) : [...shown, column]);

  return (
    <Dropdown>
      <Button>View</Button>
      <Menu slots={slots} slotProps={{ listbox: { 'aria-label': 'View' } }}>
        {columns.map((column) => (
          <Item
            key={column}
            role="menuitemcheckbox"
            aria-checked={shown.includes(column)}
            onClick={(event: React.MouseEvent) => {
              stayOpen(event);
              toggle(column);
            }}
          >
            {column}
          </Item>
        ))}
        <Separator role="separator" />
        {['Comfortable', 'Compact'].map((name) => (
          <Item
            key={name}
            role="menuitemradio"
            aria-checked={name === density}
            onClick={() => setDensity(name)}
          >
            {name}
          </Item>
        ))}
      </Menu>
    </Dropdown>
  );
}
