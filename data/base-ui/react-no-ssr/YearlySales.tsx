import * as React from 'react';
import { NoSsr } from '@mui/base/NoSsr';
import { styled } from '@mui/system';

const days = Array.from({ length: 364 }, (_, day) => Math.round(50 + 45 * Math.sin(day / 9)));

const Chart = styled('div')({
  width: '100%',
  maxWidth: 400,
  height: 120,
  marginBlockStart: 12,
  border: '1px solid light-dark(#cad5e2, #45556c)',
  borderRadius: 8,
  overflow: 'hidden',
});

const Bars = styled('svg')({
  display: 'block',
  width: '100%',
  height: '100%',
  fill: 'light-dark(#1447e6, #51a2ff)',
});

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

function SalesBars() {
  return (
    <Bars role="img" aria-label="Sales per day, 5 to 95 orders" viewBox="0 0 364 100">
      {days.map((orders, day) => (
        <rect key={day} x={day} y={100 - orders} width="0.8" height={orders} />
      ))}
    </Bars>
  );
}

export default function YearlySales() {
  const [shown, setShown] = React.useState(true);

  return (
    <div>
      <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
        Sales per day
      </Button>
      {shown && (
        <Chart>
          <NoSsr defer fallback="Drawing…">
            <SalesBars />
          </NoSsr>
        </Chart>
      )}
    </div>
  );
}
