import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import { keyframes, styled } from '@mui/system';

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

const Overlay = styled(Modal)({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
});

const Backdrop = styled('div', {
  shouldForwardProp: (prop) => prop !== 'open' && prop !== 'ownerState',
})({ position: 'fixed', inset: 0, backgroundColor: 'rgb(15 23 43 / 0.6)' });

const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const sink = keyframes({ to: { transform: 'translateY(100%)' } });

const Panel = styled('div')({
  position: 'relative',
  boxSizing: 'border-box',
  width: '100%',
  padding: 24,
  borderRadius: '12px 12px 0 0',
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#fff, #1d293d)',
  animation: `${rise} 250ms`,
  '&[data-leaving]': { animation: `${sink} 250ms forwards` },
  '@media (prefers-reduced-motion: reduce)': { '&&': { animationDuration: '1ms' } },
});

interface SheetProps extends React.ComponentPropsWithoutRef<'div'> {
  in: boolean;
  onEnter?: () => void;
  onExited?: () => void;
}

const Sheet = React.forwardRef<HTMLDivElement, SheetProps>(function Sheet(
  { in: open, onEnter, onExited, ...props },
  ref,
) {
  return (
    <Panel
      {...props}
      ref={ref}
      data-leaving={open ? undefined : ''}
      onAnimationStart={() => open && onEnter?.()}
      onAnimationEnd={() => !open && onExited?.()}
    />
  );
});

const slots = { backdrop: Backdrop };

export default function StockFilter() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Filter stock</Button>
      <Overlay open={open} onClose={close} closeAfterTransition slots={slots}>
        <Sheet in={open} role="dialog" aria-modal aria-label="Filter stock">
          <p>
            <label>
              <input type="checkbox" /> Below the minimum
            </label>
          </p>
          <p>
            <label>
              <input type="checkbox" /> On order
            </label>
          </p>
          <Button onClick={close}>Show the list</Button>
        </Sheet>
      </Overlay>
    </div>
  );
}
