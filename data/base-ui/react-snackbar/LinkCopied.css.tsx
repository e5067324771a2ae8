import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';

const styles = `
.link-copied-button {
  font: inherit;
  padding: 8px 16px;
  border: 1px solid light-dark(#62748e, #90a1b9);
  border-radius: 8px;
  color: inherit;
  background: transparent;
  cursor: pointer;
}

.link-copied-button:focus-visible {
  outline: 2px solid light-dark(#1447e6, #8ec5ff);
  outline-offset: 2px;
}

.link-copied {
  position: fixed;
  z-index: 1400;
  inset-block-end: 16px;
  inset-inline-end: 16px;
  padding: 12px 16px;
  border-radius: 8px;
  color: light-dark(#fff, #0f172b);
  background: light-dark(#1d293d, #e2e8f0);
}
`;

export default function LinkCopied() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <style>{styles}</style>
      <button type="button" className="link-copied-button" onClick={() => setOpen(true)}>
        Copy the link
      </button>
      <div role="status">
        <Snackbar
          open={open}
          autoHideDuration={6000}
          onClose={() => setOpen(false)}
          className="link-copied"
        >
          Link to booking 4107 copied
        </Snackbar>
      </div>
    </div>
  );
}
