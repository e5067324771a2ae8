import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { styled } from '@mui/system';

const Area = styled('div')({ position: 'relative', width: 'fit-content', minHeight: 170 });

const Toggle = styled('button')({
  font: 'inherit',
  padding: '8px 16px',
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
});

const Panel = styled('fieldset')({
  position: 'absolute',
  insetInlineStart: 0,
  minWidth: 180,
  margin: '4px 0 0',
  padding: 12,
  border: '1px solid light-dark(#cad5e2, #45556c)',
  borderRadius: 8,
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#fff, #1d293d)',
  '& label': { display: 'block', paddingBlock: 4 },
});

export default function WarehouseFilter() {
  const [open, setOpen] = React.useState(false);
  const toggleRef = React.useRef<HTMLButtonElement>(null);

  const closeOnEscape = (event: React.KeyboardEvent) => {
    if (open && event.key === 'Escape') {
      setOpen(false);
      toggleRef.current?.focus();
    }
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Area onKeyDown={closeOnEscape}>
        <Toggle ref={toggleRef} aria-expanded={open} onClick={() => setOpen(!open)}>
          Warehouses
        </Toggle>
        <Panel aria-label="Warehouses" hidden={!open}>
          {['Bremen', 'Lyon', 'Porto'].map((city) => (
            <label key={city}>
              <input type="checkbox" name={city} /> {city}
            </label>
          ))}
        </Panel>
      </Area>
    </ClickAwayListener>
  );
}
