import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
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

const Listbox = styled('ul')({
  boxSizing: 'border-box',
  width: 220,
  margin: '4px 0',
  padding: 4,
  border: '1px solid light-dark(#cad5e2, #45556c)',
  borderRadius: 8,
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#fff, #1d293d)',
  listStyle: 'none',
});

const Item = styled(Option)({
  padding: '6px 8px',
  borderRadius: 4,
  cursor: 'pointer',
  '&::before': { content: '"☐" / ""', marginInlineEnd: 8 },
  '&:hover': { backgroundColor: 'light-dark(#f1f5f9, #314158)' },
  [`&.${optionClasses.highlighted}`]: { outline: '2px solid currentColor', outlineOffset: -2 },
  [`&.${optionClasses.selected}::before`]: { content: '"☑" / ""' },
});

const Clear = styled('button')({
  font: 'inherit',
  display: 'block',
  marginTop: 8,
  padding: 4,
  border: 0,
  color: 'inherit',
  backgroundColor: 'transparent',
  textDecoration: 'underline',
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid currentColor' },
});

const slots = { root: Button, listbox: Listbox };

const labels = ['Billing', 'Delivery', 'Returns', 'Warranty'];

export default function TicketLabels() {
  const [chosen, setChosen] = React.useState(['Billing', 'Returns']);

  return (
    <div style={{ position: 'relative' }}>
      <Select
        multiple
        aria-label="Labels"
        value={chosen}
        onChange={(_event, next) => setChosen(next)}
        renderValue={() =>
          chosen.length > 2 ? `${chosen.length} labels` : chosen.join(', ') || 'No labels'
        }
        slots={slots}
        slotProps={{ listbox: { 'aria-label': 'Labels' } }}
      >
        {labels.map((label) => (
          <Item key={label} value={label}>
            {label}
          </Item>
        ))}
      </Select>
      <Clear type="button" onClick={() => setChosen([])}>
        Remove all labels
      </Clear>
    </div>
  );
}
