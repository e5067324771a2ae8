import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import { keyframes, styled } from '@mui/system';

const rise = keyframes({ from: { transform: 'translateY(120%)' } });

const sink = keyframes({ to: { transform: 'translateY(120%)' } });

const Place = styled(Snackbar)({
  position: 'fixed',
  zIndex: 1400,
  insetBlockEnd: 16,
  insetInlineEnd: 16,
});

const Notice = styled('div')({
  padding: '12px 16px',
  borderRadius: 8,
  color: 'light-dark(#fff, #0f172b)',
  backgroundColor: 'light-dark(#1d293d, #e2e8f0)',
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${rise} 250ms`,
    '&[data-leaving]': { animation: `${sink} 250ms forwards` },
  },
});

export default function SlidingNotice() {
  const [open, setOpen] = React.useState(false);
  // Without motion there is no animation that could start: then the notice goes at once.
  const [exited, setExited] = React.useState(true);

  return (
    <div>
      <button type="button" onClick={() => setOpen(true)}>
        Save the draft
      </button>
      <div role="status">
        <Place open={open} exited={exited} autoHideDuration={4000} onClose={() => setOpen(false)}>
          <Notice
            data-leaving={open ? undefined : ''}
            onAnimationStart={() => setExited(false)}
            onAnimationEnd={() => setExited(!open)}
          >
            Draft saved
          </Notice>
        </Place>
      </div>
    </div>
  );
}
