import * as React from 'react';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const prices = [48, 65, 72, 80, 95, 110, 118, 140, 165, 210, 240];

const names = ['Lowest price per night', 'Highest price per night'];

const Range = styled(Slider)({
  position: 'relative',
  display: 'block',
  height: 28,
  marginInline: 12,
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    top: 11,
    height: 6,
    borderRadius: 3,
  },
  [`& .${sliderClasses.rail}`]: {
    width: '100%',
    backgroundColor: 'light-dark(#cad5e2, #45556c)',
  },
  [`& .${sliderClasses.track}`]: { backgroundColor: 'light-dark(#1447e6, #51a2ff)' },
  [`& .${sliderClasses.thumb}`]: {
    boxSizing: 'border-box',
    position: 'absolute',
    top: 2,
    width: 24,
    height: 24,
    marginInline: -12,
    border: '3px solid light-dark(#1447e6, #51a2ff)',
    borderRadius: 12,
    backgroundColor: 'light-dark(#fff, #0f172b)',
  },
  [`& .${sliderClasses.thumb}.${sliderClasses.active}`]: {
    backgroundColor: 'light-dark(#bedbff, #1c398e)',
  },
  [`& .${sliderClasses.thumb}.${sliderClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#1447e6, #51a2ff)',
    outlineOffset: 2,
  },
});

const Group = styled('div')({ width: '100%', maxWidth: 360 });

const Row = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 16 });

const Result = styled('p')({ margin: 0, fontSize: 14, color: 'light-dark(#45556c, #cad5e2)' });

/** Whether the page runs from right to left, now and when that changes. */
function useIsRtl() {
  return React.useSyncExternalStore(
    followDirection,
    () => document.dir === 'rtl',
    () => false,
  );
}

function followDirection(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

export default function NightlyPrice() {
  const id = React.useId();
  const isRtl = useIsRtl();
  const [range, setRange] = React.useState([60, 150]);
  const [found, setFound] = React.useState(7);

  const search = ([from = 0, to = 0]: number[]) =>
    setFound(prices.filter((price) => price >= from && price <= to).length);

  return (
    <Group role="group" aria-labelledby={id}>
      <Row>
        <span id={id}>Price per night</span>
        <span aria-hidden>
          €{range[0]} – €{range[1]}
        </span>
      </Row>
      <Range
        isRtl={isRtl}
        value={range}
        onChange={(_event, value) => setRange(value as number[])}
        onChangeCommitted={(_event, value) => search(value as number[])}
        min={40}
        max={250}
        step={10}
        getAriaLabel={(index) => names[index] ?? ''}
        getAriaValueText={(value) => `${value} euros`}
      />
      <Result role="status">{found} places to stay</Result>
    </Group>
  );
}
