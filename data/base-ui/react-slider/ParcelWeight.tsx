import * as React from 'react';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const classes = [
  { value: 1, label: '1', price: '€4.50' },
  { value: 3, label: '3', price: '€5.80' },
  { value: 5, label: '5', price: '€6.90' },
  { value: 10, label: '10', price: '€9.40' },
  { value: 20, label: '20', price: '€14.80' },
];

const Range = styled(Slider)({
  position: 'relative',
  display: 'block',
  height: 24,
  marginInline: 10,
  marginBlockEnd: 28,
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}`]: {
    position: 'absolute',
    top: 11,
    width: '100%',
    height: 2,
    backgroundColor: 'light-dark(#62748e, #90a1b9)',
  },
  [`& .${sliderClasses.mark}`]: {
    position: 'absolute',
    top: 6,
    width: 2,
    height: 12,
    marginInline: -1,
    backgroundColor: 'light-dark(#62748e, #90a1b9)',
  },
  [`& .${sliderClasses.markLabel}`]: {
    position: 'absolute',
    top: 26,
    width: 40,
    marginInline: -20,
    textAlign: 'center',
    fontSize: 14,
  },
  [`& .${sliderClasses.markLabelActive}`]: { fontWeight: 700 },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    top: 2,
    width: 20,
    height: 20,
    marginInline: -10,
    borderRadius: 4,
    backgroundColor: 'light-dark(#1447e6, #51a2ff)',
  },
  [`& .${sliderClasses.thumb}.${sliderClasses.focusVisible}`]: {
    outline: '2px solid currentColor',
    outlineOffset: 2,
  },
});

const Field = styled('div')({ width: '100%', maxWidth: 420 });

export default function ParcelWeight() {
  const id = React.useId();
  const [weight, setWeight] = React.useState(5);
  const price = classes.find(({ value }) => value === weight)?.price;

  return (
    <Field>
      <label htmlFor={id}>Weight up to, in kg</label>
      <Range
        value={weight}
        onChange={(_event, value) => setWeight(value as number)}
        min={1}
        max={20}
        step={null}
        marks={classes}
        track={false}
        slotProps={{ input: { id } }}
        getAriaValueText={(value) => `up to ${value} kilograms`}
      />
      <span role="status">Postage: {price}</span>
    </Field>
  );
}
