import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Popper } from '@mui/base/Popper';
import { styled } from '@mui/system';

const Button = styled('button')({
  font: 'inherit',
  padding: '8px 14px',
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
});

const Panel = styled(Popper)({
  zIndex: 1,
  boxSizing: 'border-box',
  width: 220,
  padding: 16,
  border: '1px solid light-dark(#cad5e2, #45556c)',
  borderRadius: 8,
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#fff, #1d293d)',
});

export default function PriceDetails() {
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);

  const close = () => {
    setOpen(false);
    button?.focus();
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div onKeyDown={(event) => open && event.key === 'Escape' && close()}>
        <Button ref={setButton} aria-expanded={open} onClick={() => setOpen(!open)}>
          Total: € 96.80
        </Button>
        <Panel
          role="group"
          aria-label="Parts of the price"
          open={open}
          anchorEl={button}
          placement="bottom-start"
          disablePortal
        >
          <p>Goods € 72.00, shipping € 8.00, VAT € 16.80</p>
          <Button onClick={close}>Close</Button>
        </Panel>
      </div>
    </ClickAwayListener>
  );
}
