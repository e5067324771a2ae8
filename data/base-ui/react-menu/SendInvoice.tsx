import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

const Group = styled('div')({
  display: 'inline-flex',
  '& button': {
    font: 'inherit',
    padding: '8px 14px',
    border: '1px solid #1447e6',
    color: '#fff',
    backgroundColor: '#1447e6',
    cursor: 'pointer',
  },
  '& button:first-of-type': { borderStartStartRadius: 8, borderEndStartRadius: 8 },
  '& button:last-of-type': {
    borderStartEndRadius: 8,
    borderEndEndRadius: 8,
    borderInlineStartColor: '#fff',
  },
  '& button:focus-visible': {
    outline: '2px solid light-dark(#1447e6, #8ec5ff)',
    outlineOffset: 2,
  },
});

const Listbox = styled('ul')({
  minWidth: 190,
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
  borderRadius: 4,
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'light-dark(#f1f5f9, #314158)' },
  '&:focus': { outline: '2px solid currentColor', outlineOffset: -2 },
});

const Note = styled('p')({ margin: '8px 0 0' });

const slots = { listbox: Listbox };

export default function SendInvoice() {
  const [group, setGroup] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [when, setWhen] = React.useState('not sent');

  return (
    <div>
      <Group ref={setGroup} role="group" aria-label="Send invoice">
        <button type="button" onClick={() => setWhen('sent')}>
          Send
        </button>
        <Dropdown open={open} onOpenChange={(_event, isOpen) => setOpen(isOpen)}>
          <MenuButton aria-label="More ways to send">{open ? '▴' : '▾'}</MenuButton>
          <Menu
            anchor={group}
            slots={slots}
            slotProps={{ listbox: { 'aria-label': 'More ways to send' } }}
          >
            <Item onClick={() => setWhen('goes out on Monday')}>Send on Monday</Item>
            <Item onClick={() => setWhen('sent as a test')}>Send a test to me</Item>
          </Menu>
        </Dropdown>
      </Group>
      <Note role="status">Invoice 88: {when}</Note>
    </div>
  );
}
