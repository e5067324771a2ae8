import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
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

const Panel = styled('div')({
  marginBlockStart: 12,
  padding: 16,
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
});

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export default function RefundPanel() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [status, setStatus] = React.useState('paid');

  const close = (next = status) => {
    setStatus(next);
    setOpen(false);
  };

  return (
    <div>
      <Button aria-expanded={open} onClick={() => setOpen(true)}>
        Refund order 1042
      </Button>
      {open && (
        <FocusTrap open>
          <Panel
            role="group"
            aria-labelledby={titleId}
            tabIndex={-1}
            onKeyDown={(event) => event.key === 'Escape' && close()}
          >
            <p id={titleId}>Refund € 84.20 to the card ending in 4417?</p>
            <Row>
              <Button onClick={() => close('refunded')}>Refund</Button>
              <Button onClick={() => close()}>Cancel</Button>
            </Row>
          </Panel>
        </FocusTrap>
      )}
      <p role="status">Order 1042: {status}</p>
    </div>
  );
}
