import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

const Label = styled('label')({ display: 'block', marginBottom: 4, fontWeight: 600 });

const Textarea = styled(TextareaAutosize)({
  font: 'inherit',
  boxSizing: 'border-box',
  width: 260,
  maxWidth: '100%',
  padding: 12,
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  resize: 'none',
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
  // For the HTML from the server, in which the height is 0. The hidden copy must not have it.
  '&:not([aria-hidden])': { minHeight: 'calc(2lh + 26px)' },
});

export default function DeliveryNote() {
  const id = React.useId();

  return (
    <div>
      <Label htmlFor={id}>Note for the courier</Label>
      <Textarea id={id} minRows={2} defaultValue="Ring twice, the bell is quiet." />
    </div>
  );
}
