import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem, menuItemClasses } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

const Button = styled(MenuButton)({
  font: 'inherit',
  fontWeight: 600,
  padding: '8px 16px',
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
});

const Listbox = styled('ul')({
  minWidth: 200,
  margin: '4px 0',
  padding: 4,
  border: '1px solid light-dark(#cad5e2, #45556c)',
  borderRadius: 8,
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#fff, #1d293d)',
  lineHeight: 1.5,
  listStyle: 'none',
  outline: 'none',
});

const Item = styled(MenuItem)({
  padding: '6px 12px',
  borderRadius: 4,
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'light-dark(#f1f5f9, #314158)' },
  '&:focus': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: -2 },
  [`&.${menuItemClasses.disabled}`]: {
    color: 'light-dark(#62748e, #90a1b9)',
    cursor: 'default',
  },
});

const Note = styled('p')({ margin: '8px 0 0' });

const slots = { listbox: Listbox };

export default function InvoiceActions() {
  const [last, setLast] = React.useState('nothing yet');

  return (
    <div>
      <Dropdown>
        <Button>
          Invoice <span aria-hidden>▾</span>
        </Button>
        <Menu slots={slots} slotProps={{ listbox: { 'aria-label': 'Invoice' } }}>
          <Item onClick={() => setLast('downloaded')}>Download PDF</Item>
          <Item onClick={() => setLast('sent')}>Send by e-mail</Item>
          <Item disabled>Refund (not paid yet)</Item>
          <Item onClick={() => setLast('copied')}>Copy as a draft</Item>
        </Menu>
      </Dropdown>
      <Note role="status">Done: {last}</Note>
    </div>
  );
}
