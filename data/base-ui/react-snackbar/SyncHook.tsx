import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { useSnackbar } from '@mui/base/useSnackbar';
import { styled } from '@mui/system';

const Banner = styled('div')({
  marginTop: 12,
  padding: '12px 16px',
  borderInlineStart: '4px solid light-dark(#1447e6, #51a2ff)',
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#f1f5f9, #1d293d)',
});

function SyncBanner({ children, onClose }: { children: React.ReactNode; onClose: () => void }) {
  const { getRootProps, onClickAway } = useSnackbar({
    open: true,
    autoHideDuration: 5000,
    resumeHideDuration: 5000,
    onClose,
  });

  return (
    <ClickAwayListener onClickAway={onClickAway}>
      <Banner {...getRootProps()}>{children}</Banner>
    </ClickAwayListener>
  );
}

export default function SyncHook() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <button type="button" onClick={() => setOpen(true)}>
        Sync the calendar
      </button>
      <div role="status">
        {open && <SyncBanner onClose={() => setOpen(false)}>14 bookings synced</SyncBanner>}
      </div>
    </div>
  );
}
