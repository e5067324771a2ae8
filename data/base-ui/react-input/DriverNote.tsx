import * as React from 'react';
import { Input, inputClasses } from '@mui/base/Input';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { prepareForSlot } from '@mui/base/utils';
import { styled } from '@mui/system';

const Field = styled('div')({ display: 'grid', gap: 6, width: 300, maxWidth: '100%' });

const NoteInput = styled(Input)({
  [`& .${inputClasses.input}`]: {
    font: 'inherit',
    boxSizing: 'border-box',
    width: '100%',
    padding: '8px 12px',
    border: '1px solid light-dark(#62748e, #90a1b9)',
    borderRadius: 8,
    resize: 'none',
    color: 'inherit',
    backgroundColor: 'transparent',
    '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 1 },
  },
});

const slots = { textarea: prepareForSlot(TextareaAutosize) };

export default function DriverNote() {
  const id = React.useId();

  return (
    <Field>
      <label htmlFor={id}>Note for the driver</label>
      <NoteInput
        id={id}
        multiline
        minRows={2}
        maxRows={5}
        slots={slots}
        defaultValue="Use the gate on Mill Lane."
      />
    </Field>
  );
}
