import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';

const copy =
  'cursor-pointer rounded-lg border border-slate-500 px-4 py-2 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-700 dark:border-slate-400 dark:focus-visible:outline-blue-300';

const message =
  'fixed end-4 bottom-4 z-[1400] rounded-lg bg-slate-800 px-4 py-3 text-white dark:bg-slate-200 dark:text-slate-900';

export default function LinkCopied() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <button type="button" className={copy} onClick={() => setOpen(true)}>
        Copy the link
      </button>
      <div role="status">
        <Snackbar
          open={open}
          autoHideDuration={6000}
          onClose={() => setOpen(false)}
          className={message}
        >
          Link to booking 4107 copied
        </Snackbar>
      </div>
    </div>
  );
}
