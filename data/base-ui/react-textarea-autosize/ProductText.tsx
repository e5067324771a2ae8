import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

const LIMIT = 160;

const Field = styled('div')({ width: '100%', maxWidth: 320 });

const Label = styled('label')({ display: 'block', marginBottom: 4, fontWeight: 600 });

const Textarea = styled(TextareaAutosize)({
  font: 'inherit',
  boxSizing: 'border-box',
  width: '100%',
  padding: 12,
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  resize: 'none',
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
  '&[aria-invalid="true"]': { borderColor: 'light-dark(#c10007, #ff6467)' },
  '&:not([aria-hidden])': { minHeight: 'calc(2lh + 26px)' },
});

export default function ProductText() {
  const id = React.useId();
  const [text, setText] = React.useState('A lamp for the desk, dimmable, with a warm light.');
  const left = LIMIT - text.length;

  return (
    <Field>
      <Label htmlFor={id}>Text for the catalog</Label>
      <Textarea
        id={id}
        aria-describedby={`${id}-left`}
        aria-invalid={left < 0}
        minRows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div id={`${id}-left`}>
        {left < 0 ? `${-left} characters too many` : `${left} characters left`}
      </div>
      <div role="status">{left < 0 && 'The text is too long.'}</div>
    </Field>
  );
}
