import * as React from 'react';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const marks = [
  { value: 20, label: 'refill' },
  { value: 90, label: 'full' },
];

const Range = styled(Slider)({
  position: 'relative',
  display: 'block',
  width: 40,
  height: 180,
  marginBlock: 12,
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}`]: {
    position: 'absolute',
    inset: 0,
    border: '2px solid light-dark(#62748e, #90a1b9)',
    borderRadius: 8,
  },
  [`& .${sliderClasses.track}`]: {
    position: 'absolute',
    insetInline: 2,
    borderRadius: 6,
    backgroundColor: 'light-dark(#51a2ff, #1447e6)',
  },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    insetInline: -6,
    height: 12,
    marginBlock: -6,
    borderRadius: 4,
    backgroundColor: 'light-dark(#314158, #e2e8f0)',
  },
  [`& .${sliderClasses.thumb}.${sliderClasses.focusVisible}`]: {
    outline: '2px solid currentColor',
    outlineOffset: 2,
  },
  [`& .${sliderClasses.markLabel}`]: {
    position: 'absolute',
    insetInlineStart: 54,
    marginBlock: -10,
    fontSize: 14,
    lineHeight: '20px',
  },
});

const Field = styled('div')({ minWidth: 160 });

export default function TankLevel() {
  const id = React.useId();
  const [level, setLevel] = React.useState(55);

  return (
    <Field>
      <label htmlFor={id}>Rainwater tank</label>
      <Range
        orientation="vertical"
        value={level}
        onChange={(_event, value) => setLevel(value as number)}
        marks={marks}
        slotProps={{ input: { id } }}
        getAriaValueText={(value) => `${value} percent full`}
      />
      <span aria-hidden>{level}% full</span>
    </Field>
  );
}
