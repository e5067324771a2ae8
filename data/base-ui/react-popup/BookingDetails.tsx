import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

const Trigger = styled('button')({
  font: 'inherit',
  padding: '8px 16px',
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
});

const Details = styled(Popup)({
  boxSizing: 'border-box',
  zIndex: 1,
  width: 220,
  padding: 12,
  border: '1px solid light-dark(#cad5e2, #45556c)',
  borderRadius: 8,
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#fff, #1d293d)',
  '& p': { marginTop: 0 },
});

export default function BookingDetails() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  const close = () => {
    setOpen(false);
    anchor?.focus();
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div onKeyDown={(event) => open && event.key === 'Escape' && close()}>
        <Trigger
          ref={setAnchor}
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          Booking 4107
        </Trigger>
        <Details id={id} anchor={anchor} open={open} offset={8} role={undefined} disablePortal>
          <p>Room 12, two nights, breakfast included.</p>
          <button type="button" onClick={close}>
            Close
          </button>
        </Details>
      </div>
    </ClickAwayListener>
  );
}
