import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

const CurrencyContext = React.createContext('USD');

const Panel = styled('div')({
  position: 'fixed',
  zIndex: 1300,
  insetBlockEnd: 16,
  insetInlineEnd: 16,
  padding: 16,
  border: '1px solid light-dark(#cad5e2, #45556c)',
  borderRadius: 12,
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#fff, #1d293d)',
  lineHeight: 1.5,
});

const Large = styled('div')({ fontSize: 24 });

function PricePanel({ onClose }: { onClose: () => void }) {
  const button = React.useRef<HTMLButtonElement | null>(null);

  return (
    <Portal>
      <Panel role="dialog" aria-label="Price">
        <p>35 {React.useContext(CurrencyContext)} a night</p>
        <button
          type="button"
          ref={(element) => {
            // The portal is empty at first, so the button takes the focus when it gets there.
            if (element && !button.current) element.focus();
            button.current = element;
          }}
          onClick={onClose}
        >
          Close
        </button>
      </Panel>
    </Portal>
  );
}

export default function ReachThePanel() {
  return <CurrencyContext.Provider value="EUR"><Large><PricePanel onClose={() => {}} /></Large></CurrencyContext.Provider>;
}
