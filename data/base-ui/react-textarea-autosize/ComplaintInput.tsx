import * as React from 'react';
import { Input, inputClasses } from '@mui/base/Input';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { prepareForSlot } from '@mui/base/utils';
import { styled } from '@mui/system';

const Label = styled('label')({ display: 'block', marginBottom: 4, fontWeight: 600 });

const Frame = styled(Input)({
  display: 'flex',
  alignItems: 'start',
  gap: 8,
  width: 260,
  padding: 12,
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  [`&.${inputClasses.focused}`]: {
    outline: '2px solid light-dark(#1447e6, #8ec5ff)',
    outlineOffset: 2,
  },
  '& textarea': {
    font: 'inherit',
    flexGrow: 1,
    minWidth: 0,
    padding: 0,
    border: 0,
    outline: 0,
    color: 'inherit',
    backgroundColor: 'transparent',
    resize: 'none',
  },
  '& textarea:not([aria-hidden])': { minHeight: '2lh' },
});

// Input gives its parts a prop `ownerState`, which is nothing for the DOM.
const slots = { textarea: prepareForSlot(TextareaAutosize) };

export default function ComplaintInput() {
  const id = React.useId();

  return (
    <div>
      <Label htmlFor={id}>What went wrong?</Label>
      <Frame
        id={id}
        multiline
        minRows={2}
        maxRows={6}
        startAdornment={<span aria-hidden>✎</span>}
        slots={slots}
      />
    </div>
  );
}
