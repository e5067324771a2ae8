import * as React from 'react';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const Range = styled(Slider)({
  position: 'relative',
  display: 'block',
  height: 24,
  marginBlockStart: 36,
  marginInline: 24,
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
  [`& .${sliderClasses.track}`]: { backgroundColor: 'light-dark(#007a55, #00d492)' },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    top: 2,
    width: 20,
    height: 20,
    marginInline: -10,
    borderRadius: 10,
    backgroundColor: 'light-dark(#007a55, #00d492)',
  },
  [`& .${sliderClasses.thumb}.${sliderClasses.focusVisible}`]: {
    outline: '2px solid currentColor',
    outlineOffset: 2,
  },
});

const Bubble = styled('span')({
  position: 'absolute',
  bottom: 26,
  left: -30,
  width: 80,
  paddingBlock: 2,
  borderRadius: 6,
  textAlign: 'center',
  fontSize: 14,
  color: 'light-dark(#fff, #0f172b)',
  backgroundColor: 'light-dark(#1d293d, #e2e8f0)',
  visibility: 'hidden',
  [`.${sliderClasses.thumb}:hover > &, .${sliderClasses.active} > &, .${sliderClasses.focusVisible} > &`]:
    { visibility: 'visible' },
});

const days = (power: number) => 2 ** power;

const text = (count: number) => (count === 1 ? '1 day' : `${count} days`);

const Field = styled('div')({ width: '100%', maxWidth: 360 });

export default function BackupRetention() {
  const id = React.useId();

  return (
    <Field>
      <label htmlFor={id}>Keep backups for</label>
      <Range
        defaultValue={5}
        min={0}
        max={9}
        scale={days}
        valueLabelFormat={text}
        getAriaValueText={text}
        slots={{ valueLabel: Bubble }}
        slotProps={{ input: { id } }}
      />
    </Field>
  );
}
