import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

const Button = styled('button')({
  font: 'inherit',
  width: 180,
  padding: '8px 12px',
  border: '1px solid currentColor',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  textAlign: 'start',
  '&::after': { content: '"▾" / ""', float: 'inline-end' },
  '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: 2 },
  '&:disabled': { borderStyle: 'dashed', cursor: 'not-allowed' },
});

const Listbox = styled('ul')({
  boxSizing: 'border-box',
  width: 180,
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
  '&:hover': { backgroundColor: 'light-dark(#f1f5f9, #314158)' },
  [`&.${optionClasses.highlighted}`]: { outline: '2px solid currentColor', outlineOffset: -2 },
  [`&.${optionClasses.selected}`]: { fontWeight: 600 },
});

const Row = styled('div')({ position: 'relative', display: 'flex', flexWrap: 'wrap', gap: 12 });

interface Warehouse {
  id: number;
  city: string;
  bays: string[];
}

const warehouses: Warehouse[] = [
  { id: 1, city: 'Antwerp', bays: ['A1', 'A2', 'A3'] },
  { id: 2, city: 'Gdańsk', bays: ['North', 'South'] },
];

/** Is called with null too, as long as no warehouse is chosen. */
function isSameWarehouse(a: Warehouse | null, b: Warehouse | null) {
  return a?.id === b?.id;
}

const slots = { root: Button, listbox: Listbox };

export default function WarehouseBays() {
  const [warehouse, setWarehouse] = React.useState<Warehouse | null>(null);

  return (
    <Row>
      <Select
        aria-label="Warehouse"
        placeholder="Warehouse"
        value={warehouse}
        onChange={(_event, next) => setWarehouse(next)}
        areOptionsEqual={isSameWarehouse}
        slots={slots}
        slotProps={{ listbox: { 'aria-label': 'Warehouses' } }}
      >
        {warehouses.map((item) => (
          <Item key={item.id} value={item}>
            {item.city}
          </Item>
        ))}
      </Select>
      <Select
        key={warehouse?.id}
        aria-label="Bay"
        placeholder="Bay"
        disabled={!warehouse}
        slots={slots}
        slotProps={{ listbox: { 'aria-label': 'Bays' } }}
      >
        {warehouse?.bays.map((bay) => (
          <Item key={bay} value={bay}>
            {bay}
          </Item>
        ))}
      </Select>
    </Row>
  );
}
