import * as React from 'react';
import { Popper, type PopperTransitionProps } from '@mui/base/Popper';
import { keyframes, styled } from '@mui/system';

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

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });

const Note = styled('div')({
  padding: '8px 12px',
  borderRadius: 8,
  color: 'light-dark(#fff, #0f172b)',
  backgroundColor: 'light-dark(#1d293d, #e2e8f0)',
  animation: `${appear} 200ms`,
  '&[data-leaving]': { animation: `${vanish} 400ms forwards` },
  '@media (prefers-reduced-motion: reduce)': { '&&': { animationDuration: '1ms' } },
});

type FadeProps = Partial<PopperTransitionProps> & { children: React.ReactNode };

function Fade({ in: open, onEnter, onExited, children }: FadeProps) {
  React.useLayoutEffect(() => {
    if (open) onEnter?.();
  }, [open, onEnter]);

  return (
    <Note data-leaving={open ? undefined : ''} onAnimationEnd={() => !open && onExited?.()}>
      {children}
    </Note>
  );
}

export default function ArchivedNote() {
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  const [archived, setArchived] = React.useState(false);

  return (
    <div>
      <Button ref={setButton} aria-pressed={archived} onClick={() => setArchived(!archived)}>
        Archive order 1042
      </Button>
      <Popper
        aria-hidden
        style={{ zIndex: 1 }}
        open={archived}
        anchorEl={button}
        placement="bottom-start"
        transition
      >
        {({ TransitionProps }) => <Fade {...TransitionProps}>The order is in the archive.</Fade>}
      </Popper>
    </div>
  );
}
