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

const Listbox = styled('div')({
  minWidth: 180,
  margin: '4px 0',
  padding: 4,
  border: '1px solid light-dark(#cad5e2, #45556c)',
  borderRadius: 8,
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#fff, #1d293d)',
  outline: 'none',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
});

const Heading = styled('span')({
  display: 'block',
  padding: '8px 12px 2px',
  fontSize: '0.8125rem',
  color: 'light-dark(#45556c, #cad5e2)',
});

const Item = styled(MenuItem)({
  padding: '6px 12px',
  borderRadius: 4,
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'light-dark(#f1f5f9, #314158)' },
  '&:focus': { outline: '2px solid currentColor', outlineOffset: -2 },
});

interface SectionProps {
  name: string;
  children: React.ReactNode;
}

function Section({ name, children }: SectionProps) {
  const headingId = React.useId();

  return (
    <div role="group" aria-labelledby={headingId}>
      <Heading id={headingId} role="presentation">
        {name}
      </Heading>
      <ul role="presentation">{children}</ul>
    </div>
  );
}

const slots = { listbox: Listbox };

export default function AddContentMenu() {
  return (
    <Dropdown>
      <Button>Add to page</Button>
      <Menu slots={slots} slotProps={{ listbox: { 'aria-label': 'Add to page' } }}>
        <Section name="Text">
          <Item>Heading</Item>
          <Item>Paragraph</Item>
        </Section>
        <Section name="Media">
          <Item>Image</Item>
          <Item>Video</Item>
        </Section>
      </Menu>
    </Dropdown>
  );
}
