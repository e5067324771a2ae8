import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import { styled } from '@mui/system';

const Copy = styled('button')({
  font: 'inherit',
  padding: '8px 16px',
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
});

const Message = styled(Snackbar)({
  position: 'fixed',
  zIndex: 1400,
  insetBlockEnd: 16,
  insetInlineEnd: 16,
  padding: '12px 16px',
  borderRadius: 8,
  color: 'light-dark(#fff, #0f172b)',
  backgroundColor: 'light-dark(#1d293d, #e2e8f0)',
});

export default function LinkCopied() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Copy type="button" onClick={() => setOpen(true)}>
        Copy the link
      </Copy>
      <div role="status">
        <Message open={open} autoHideDuration={6000} onClose={() => setOpen(false)}>
          Link to booking 4107 copied
        </Message>
      </div>
    </div>
  );
}
