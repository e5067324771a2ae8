import * as React from 'react';
import { Modal } from '@mui/base/Modal';
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

const Overlay = styled(Modal)({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: 16,
});

const Backdrop = styled('div', {
  shouldForwardProp: (prop) => prop !== 'open' && prop !== 'ownerState',
})({ position: 'fixed', inset: 0, backgroundColor: 'rgb(15 23 43 / 0.6)' });

const Dialog = styled('div')({
  position: 'relative',
  boxSizing: 'border-box',
  width: 360,
  maxWidth: '100%',
  maxHeight: '100%',
  overflow: 'auto',
  padding: 24,
  borderRadius: 12,
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#fff, #1d293d)',
  '& h2': { margin: '0 0 8px', fontSize: 20 },
});

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 16 });

const slots = { backdrop: Backdrop };

export default function CustomerRecord() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [asking, setAsking] = React.useState(false);

  const erase = () => {
    setAsking(false);
    setOpen(false);
  };

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Open customer 311</Button>
      <Overlay open={open} onClose={() => setOpen(false)} slots={slots}>
        <Dialog role="dialog" aria-modal aria-labelledby={`${id}-record`}>
          <h2 id={`${id}-record`}>Customer 311</h2>
          <div>Harbor Bakery, 4 orders since 2024</div>
          <Row>
            <Button onClick={() => setAsking(true)}>Erase data</Button>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </Row>
          <Overlay open={asking} onClose={() => setAsking(false)} slots={slots}>
            <Dialog role="alertdialog" aria-modal aria-labelledby={`${id}-erase`}>
              <h2 id={`${id}-erase`}>Erase this customer’s data?</h2>
              <Row>
                <Button onClick={() => setAsking(false)}>No, go back</Button>
                <Button onClick={erase}>Yes, erase</Button>
              </Row>
            </Dialog>
          </Overlay>
        </Dialog>
      </Overlay>
    </div>
  );
}
