import * as React from 'react';
import { Badge, badgeClasses } from '@mui/base/Badge';
import { styled } from '@mui/system';

const Count = styled(Badge)({
  position: 'relative',
  marginInlineEnd: 20,
  [`& .${badgeClasses.badge}`]: {
    position: 'absolute',
    insetBlockStart: -10,
    insetInlineStart: '100%',
    minWidth: 20,
    boxSizing: 'border-box',
    padding: '0 6px',
    borderRadius: 10,
    fontSize: 12,
    lineHeight: '20px',
    textAlign: 'center',
    color: '#fff',
    backgroundColor: '#1447e6',
    '@media (prefers-reduced-motion: no-preference)': { transition: 'opacity 200ms' },
  },
  [`& .${badgeClasses.invisible}`]: { opacity: 0 },
});

const Step = styled('button')({
  font: 'inherit',
  padding: '6px 12px',
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
});

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

export default function BasketCount() {
  const [items, setItems] = React.useState(8);

  return (
    <div>
      <Row>
        <Count badgeContent={items} max={9} slotProps={{ badge: { 'aria-hidden': true } }}>
          Basket
        </Count>
        <Step onClick={() => setItems(items + 1)}>Add</Step>
        <Step onClick={() => setItems(Math.max(0, items - 1))}>Remove</Step>
        <Step onClick={() => setItems(0)}>Empty</Step>
      </Row>
      <p role="status">{items === 1 ? '1 item' : `${items} items`} in the basket</p>
    </div>
  );
}
