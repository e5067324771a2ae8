import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import { unstable_useModal as useModal } from '@mui/base/unstable_useModal';
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

const Screen = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: 16,
  color: '#0f172b',
  backgroundColor: 'rgb(15 23 43 / 0.8)',
});

const Label = styled('div')({
  width: 240,
  padding: 16,
  border: '2px dashed #62748e',
  backgroundColor: '#fff',
  textAlign: 'center',
});

interface PreviewProps {
  children: React.ReactElement;
  onClose: () => void;
}

function Preview({ children, onClose }: PreviewProps) {
  const { getRootProps, portalRef, isTopModal } = useModal({
    children,
    open: true,
    onClose,
    rootRef: null,
  });

  return (
    <Portal ref={portalRef}>
      <Screen {...getRootProps()}>
        <FocusTrap open isEnabled={isTopModal}>
          {children}
        </FocusTrap>
      </Screen>
    </Portal>
  );
}

export default function LabelPreview() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Preview the label</Button>
      {open && (
        <Preview onClose={close}>
          <Label role="dialog" aria-modal aria-label="Label of parcel 9" tabIndex={-1}>
            <p>Parcel 9, 2.4 kg</p>
            <p>Harbor Bakery, Quay 3</p>
            <Button onClick={close}>Close</Button>
          </Label>
        </Preview>
      )}
    </div>
  );
}
