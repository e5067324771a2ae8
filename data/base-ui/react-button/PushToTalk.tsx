import { Button } from '@mui/base/Button';
import type { ButtonOwnerState } from '@mui/base/Button';
import { styled } from '@mui/system';

const Root = styled('button')<{ ownerState?: ButtonOwnerState }>(({ ownerState }) => ({
  font: 'inherit',
  fontWeight: 600,
  minWidth: 200,
  padding: '14px 20px',
  border: 0,
  borderRadius: 12,
  color: '#fff',
  backgroundColor: ownerState?.active ? '#b91c1c' : '#475569',
  boxShadow: ownerState?.focusVisible ? '0 0 0 2px #fff, 0 0 0 5px #475569' : 'none',
  outline: 'none',
  cursor: 'pointer',
}));

const Icon = styled('span')({ marginInlineEnd: 10 });

export default function PushToTalk() {
  return (
    <Button
      slots={{ root: Root }}
      slotProps={{
        root: ({ active }) => ({
          title: active ? 'Release to stop' : 'Hold the mouse button or Space',
          style: { transform: active ? 'scale(0.97)' : undefined },
        }),
      }}
    >
      <Icon aria-hidden>●</Icon>
      Push to talk
    </Button>
  );
}
