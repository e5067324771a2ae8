import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import { styled } from '@mui/system';

const limit = 60;

const Field = styled(FormControl)({ display: 'grid', gap: 6, width: 280, maxWidth: '100%' });

const Note = styled('textarea')({
  font: 'inherit',
  boxSizing: 'border-box',
  width: '100%',
  padding: '8px 12px',
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 1 },
});

const Count = styled('p')({ margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

const slots = { textarea: Note };

export default function CourierNote() {
  const id = React.useId();

  return (
    <div>
      <Field defaultValue="Ring twice, please.">
        {({ value, filled }) => (
          <>
            <label htmlFor={id}>Note for the courier</label>
            <Input
              id={id}
              multiline
              slots={slots}
              aria-describedby={`${id}-count`}
              slotProps={{ input: { maxLength: limit } }}
            />
            <Count id={`${id}-count`}>
              {filled ? `${String(value).length} of ${limit}` : `At most ${limit} characters`}
            </Count>
          </>
        )}
      </Field>
    </div>
  );
}
