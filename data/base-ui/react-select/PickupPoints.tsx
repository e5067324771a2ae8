import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

const Button = styled('button')({
  font: 'inherit',
  width: 220,
  padding: '8px 12px',
  border: '1px solid currentColor',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  textAlign: 'start',
  '&::after': { content: '"▾" / ""', float: 'inline-end' },
  '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: 2 },
});

const Listbox = styled('div')({
  boxSizing: 'border-box',
  width: 220,
  maxHeight: 240,
  overflow: 'auto',
  margin: '4px 0',
  padding: 4,
  border: '1px solid light-dark(#cad5e2, #45556c)',
  borderRadius: 8,
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#fff, #1d293d)',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& [role="group"] > span': { display: 'block', padding: '8px 8px 4px', fontWeight: 600 },
});

const Item = styled(Option)({
  paddingBlock: 4,
  paddingInline: '20px 8px',
  borderRadius: 4,
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'light-dark(#f1f5f9, #314158)' },
  [`&.${optionClasses.highlighted}`]: { outline: '2px solid currentColor', outlineOffset: -2 },
  [`&.${optionClasses.selected}`]: { textDecoration: 'underline' },
});

const slots = { root: Button, listbox: Listbox };
const groupSlots = { root: 'div' } as const;

interface DistrictProps {
  name: string;
  children: React.ReactNode;
}

function District({ name, children }: DistrictProps) {
  const labelId = React.useId();

  return (
    <OptionGroup
      label={name}
      slots={groupSlots}
      slotProps={{
        root: { role: 'group', 'aria-labelledby': labelId },
        label: { id: labelId },
        list: { role: 'presentation' },
      }}
    >
      {children}
    </OptionGroup>
  );
}

export default function PickupPoints() {
  return (
    <div style={{ position: 'relative' }}>
      <Select
        aria-label="Pick-up point"
        placeholder="Choose a pick-up point"
        slots={slots}
        slotProps={{ listbox: { 'aria-label': 'Pick-up points' } }}
      >
        <District name="Harbor">
          <Item value="pier">Pier kiosk</Item>
          <Item value="market">Fish market</Item>
        </District>
        <District name="Old town">
          <Item value="library">City library</Item>
          <Item value="station">Central station</Item>
        </District>
      </Select>
    </div>
  );
}
