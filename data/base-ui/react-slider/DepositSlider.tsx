import * as React from 'react';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const Range = styled(Slider)({
  position: 'relative',
  display: 'block',
  height: 24,
  marginInline: 10,
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    top: 10,
    height: 4,
    borderRadius: 2,
  },
  [`& .${sliderClasses.rail}`]: {
    width: '100%',
    backgroundColor: 'light-dark(#90a1b9, #62748e)',
  },
  [`& .${sliderClasses.track}`]: { backgroundColor: 'light-dark(#1447e6, #51a2ff)' },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    top: 2,
    width: 20,
    height: 20,
    marginInline: -10,
    borderRadius: 10,
    backgroundColor: 'light-dark(#1447e6, #51a2ff)',
  },
  [`& .${sliderClasses.thumb}.${sliderClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#1447e6, #51a2ff)',
    outlineOffset: 2,
  },
});

const Field = styled('div')({ width: '100%', maxWidth: 360 });

const Row = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 16 });

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

export default function DepositSlider() {
  const id = React.useId();
  const isRtl = useIsRtl();
  const [percent, setPercent] = React.useState(30);

  return (
    <Field>
      <Row>
        <label htmlFor={id}>Deposit</label>
        <span aria-hidden>{percent}% of €1,200</span>
      </Row>
      <Range
        isRtl={isRtl}
        value={percent}
        onChange={(_event, value) => setPercent(value as number)}
        step={5}
        slotProps={{ input: { id } }}
        getAriaValueText={(value) => `${value} percent, ${value * 12} euros`}
      />
    </Field>
  );
}
