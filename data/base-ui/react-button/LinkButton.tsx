import * as React from 'react';
import { Button } from '@mui/base/Button';
import type { ButtonRootSlotProps } from '@mui/base/Button';
import { prepareForSlot } from '@mui/base/utils';
import { styled } from '@mui/system';

const Outlined = styled(Button)({
  font: 'inherit',
  display: 'inline-block',
  padding: '8px 16px',
  border: '2px solid currentColor',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: 3 },
});

// Stands for the link component of a router, which takes `to` and knows nothing of `ownerState`.
const AppLink = React.forwardRef<
  HTMLAnchorElement,
  Partial<ButtonRootSlotProps> & { to?: string; href?: string }
>(function AppLink({ to, href, ownerState, ...props }, ref) {
  return <a {...props} href={to ?? href} ref={ref} />;
});

const slots = { root: prepareForSlot(AppLink) };

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

export default function LinkButton() {
  return (
    <Row>
      <Outlined href="/base-ui/getting-started/">Setup guide</Outlined>
      <Outlined slots={slots} to="/system/getting-started/">
        Styling guide
      </Outlined>
    </Row>
  );
}
