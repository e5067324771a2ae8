import * as React from 'react';
import { Snackbar, type SnackbarProps } from '@mui/base/Snackbar';
import { styled } from '@mui/system';

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

const files = ['contract.pdf', 'floor-plan.pdf', 'photos.zip'];

export default function UploadQueue() {
  const [queue, setQueue] = React.useState<{ id: number; text: string }[]>([]);
  const [count, setCount] = React.useState(0);
  const message = queue[0];

  const add = () => {
    setQueue([...queue, { id: count, text: `${files[count % files.length]} uploaded` }]);
    setCount(count + 1);
  };

  const handleClose: SnackbarProps['onClose'] = (_event, reason) => {
    if (reason !== 'clickaway') setQueue((waiting) => waiting.slice(1));
  };

  return (
    <div>
      <button type="button" onClick={add}>
        Upload a file
      </button>
      <div role="status">
        <Message
          key={message?.id}
          open={message !== undefined}
          autoHideDuration={4000}
          onClose={handleClose}
        >
          {message?.text}
        </Message>
      </div>
    </div>
  );
}
