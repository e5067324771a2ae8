import * as React from 'react';
import { Unstable_Popup as Popup, type PopupChildrenProps } from '@mui/base/Unstable_Popup';
import { keyframes, styled } from '@mui/system';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

const leave = keyframes({ to: { opacity: 0, transform: 'translateY(-8px)' } });

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

const Panel = styled('div')({
  display: 'grid',
  gap: 8,
  padding: 12,
  border: '1px solid light-dark(#cad5e2, #45556c)',
  borderRadius: 8,
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#fff, #1d293d)',
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${appear} 200ms`,
    '&[data-leaving]': { animation: `${leave} 200ms forwards` },
  },
});

function Fade({
  requestOpen,
  onEnter,
  onExited,
  children,
}: PopupChildrenProps & { children: React.ReactNode }) {
  return (
    <Panel
      data-leaving={requestOpen ? undefined : ''}
      onAnimationStart={() => requestOpen && onEnter()}
      onAnimationEnd={() => !requestOpen && onExited()}
    >
      {children}
    </Panel>
  );
}

export default function FadingFilter() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  const close = () => {
    setOpen(false);
    anchor?.focus();
  };

  return (
    <div onKeyDown={(event) => open && event.key === 'Escape' && close()}>
      <Trigger
        ref={setAnchor}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        Filter the orders
      </Trigger>
      <Popup
        id={id}
        anchor={anchor}
        open={open}
        offset={8}
        role="group"
        aria-label="Filters"
        disablePortal
        withTransition
        style={{ zIndex: 1 }}
      >
        {(state: PopupChildrenProps) => (
          <Fade {...state}>
            <label>
              <input type="checkbox" defaultChecked /> Paid
            </label>
            <label>
              <input type="checkbox" /> On hold
            </label>
          </Fade>
        )}
      </Popup>
    </div>
  );
}
