import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

// The transform makes the card the frame of everything in it that has a fixed position.
const Card = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 340,
  minHeight: 170,
  padding: 16,
  border: '1px solid light-dark(#cad5e2, #45556c)',
  borderRadius: 12,
  transform: 'translateZ(0)',
  overflow: 'hidden',
});

const Bar = styled('div')({
  position: 'fixed',
  zIndex: 1300,
  insetInline: 0,
  bottom: 0,
  padding: '12px 16px',
  color: 'light-dark(#fff, #0f172b)',
  backgroundColor: 'light-dark(#1d293d, #e2e8f0)',
  textAlign: 'center',
});

export default function UnsavedBar() {
  const [text, setText] = React.useState('Ring twice');
  const [inPortal, setInPortal] = React.useState(true);

  return (
    <Card>
      <label>
        Note for the courier{' '}
        <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <p>
        <label>
          <input
            type="checkbox"
            checked={inPortal}
            onChange={(event) => setInPortal(event.target.checked)}
          />{' '}
          Bar in a portal
        </label>
      </p>
      {text !== 'Ring twice' && (
        <Portal disablePortal={!inPortal}>
          <Bar role="status">The note is not saved.</Bar>
        </Portal>
      )}
    </Card>
  );
}
