import * as React from 'react';
import { Modal, type ModalProps } from '@mui/base/Modal';
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

const Field = styled('input')({
  font: 'inherit',
  boxSizing: 'border-box',
  display: 'block',
  width: '100%',
  marginBlock: 6,
  padding: '8px 12px',
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
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

export default function EditAddress() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [street, setStreet] = React.useState('12 Mill Lane');
  const [draft, setDraft] = React.useState(street);
  const [warned, setWarned] = React.useState(false);

  const show = () => {
    setDraft(street);
    setWarned(false);
    setOpen(true);
  };

  const handleClose: ModalProps['onClose'] = (_event, reason) => {
    if (draft === street || (warned && reason === 'escapeKeyDown')) setOpen(false);
    else setWarned(true);
  };

  const save = (event: React.FormEvent) => {
    event.preventDefault();
    setStreet(draft);
    setOpen(false);
  };

  return (
    <div>
      <p>Deliver to {street}</p>
      <Button onClick={show}>Edit address</Button>
      <Overlay open={open} onClose={handleClose} slots={slots}>
        <Dialog role="dialog" aria-modal aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>Edit address</h2>
          <form onSubmit={save}>
            <label>
              Street and number
              <Field autoFocus value={draft} onChange={(event) => setDraft(event.target.value)} />
            </label>
            <div role="status">
              {warned && 'Not saved yet. Escape once more discards the change.'}
            </div>
            <Row>
              <Button type="submit">Save</Button>
              <Button type="button" onClick={() => setOpen(false)}>
                Discard
              </Button>
            </Row>
          </form>
        </Dialog>
      </Overlay>
    </div>
  );
}
