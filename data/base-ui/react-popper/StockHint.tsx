import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { styled } from '@mui/system';

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

const Hint = styled(Popper)({
  zIndex: 1,
  boxSizing: 'border-box',
  width: 220,
  padding: 12,
  borderRadius: 8,
  color: 'light-dark(#fff, #0f172b)',
  backgroundColor: 'light-dark(#1d293d, #e2e8f0)',
  '&[data-popper-placement^="top"] > [data-popper-arrow]': { insetBlockEnd: -5 },
  '&[data-popper-placement^="bottom"] > [data-popper-arrow]': { insetBlockStart: -5 },
});

const Arrow = styled('span')({
  '&, &::before': { position: 'absolute', width: 10, height: 10 },
  '&::before': {
    content: '""',
    backgroundColor: 'light-dark(#1d293d, #e2e8f0)',
    transform: 'rotate(45deg)',
  },
});

const modifiers = [
  { name: 'offset', options: { offset: [0, 10] } },
  { name: 'arrow', options: { padding: 8 } },
];

export default function StockHint() {
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <Button ref={setButton} aria-expanded={open} onClick={() => setOpen(!open)}>
        Why reorder now?
      </Button>
      <Hint
        role={undefined}
        open={open}
        anchorEl={button}
        placement="top"
        modifiers={modifiers}
        disablePortal
      >
        <Arrow data-popper-arrow />
        The supplier needs nine days. The stock lasts for six.
      </Hint>
    </div>
  );
}
