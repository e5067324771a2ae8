import * as React from 'react';
import {
  unstable_useNumberInput as useNumberInput,
  type UseNumberInputParameters,
} from '@mui/base/unstable_useNumberInput';
import { styled } from '@mui/system';

const Label = styled('label')({ display: 'block', marginBottom: 4, fontWeight: 600 });

const Frame = styled('div')({
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  '&[data-focused]': {
    outline: '2px solid light-dark(#1447e6, #8ec5ff)',
    outlineOffset: 2,
  },
});

const Input = styled('input')({
  font: 'inherit',
  width: 48,
  padding: '10px 4px 10px 12px',
  border: 0,
  outline: 0,
  color: 'inherit',
  backgroundColor: 'transparent',
  textAlign: 'end',
});

const Buttons = styled('span')({
  display: 'grid',
  marginInlineStart: 12,
  borderInlineStart: '1px solid light-dark(#62748e, #90a1b9)',
  '& button': {
    width: 44,
    height: 24,
    padding: 0,
    border: 0,
    color: 'inherit',
    backgroundColor: 'transparent',
    cursor: 'pointer',
  },
  '& button:disabled': { opacity: 0.5, cursor: 'default' },
});

function DegreesInput(props: UseNumberInputParameters) {
  const {
    getDecrementButtonProps,
    getIncrementButtonProps,
    getInputProps,
    getRootProps,
    focused,
    value,
  } = useNumberInput(props);
  const degrees = String(value ?? '');

  return (
    <Frame {...getRootProps()} data-focused={focused || undefined}>
      <Input
        {...getInputProps()}
        role="spinbutton"
        aria-valuetext={degrees && `${degrees} degrees`}
      />
      <span aria-hidden>°C</span>
      <Buttons>
        <button type="button" aria-label="Warmer" {...getIncrementButtonProps()}>
          ▲
        </button>
        <button type="button" aria-label="Colder" {...getDecrementButtonProps()}>
          ▼
        </button>
      </Buttons>
    </Frame>
  );
}

export default function CoolingHook() {
  const id = React.useId();

  return (
    <div>
      <Label htmlFor={id}>Cold room</Label>
      <DegreesInput inputId={id} min={-24} max={8} defaultValue={-18} />
    </div>
  );
}
