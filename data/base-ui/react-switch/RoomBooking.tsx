import * as React from 'react';
import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const Toggle = styled(Switch)({
  position: 'relative',
  display: 'inline-block',
  flexShrink: 0,
  width: 44,
  height: 24,
  borderRadius: 12,
  backgroundColor: 'light-dark(#62748e, #90a1b9)',
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    width: 18,
    height: 18,
    borderRadius: 9,
    backgroundColor: 'light-dark(#fff, #0f172b)',
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  // The state of the input itself, which the Reset button changes too.
  '&:has(:checked)': {
    backgroundColor: 'light-dark(#1447e6, #51a2ff)',
    [`& .${switchClasses.thumb}`]: { insetInlineStart: 23 },
  },
  '&:has(:focus-visible)': {
    outline: '2px solid light-dark(#1447e6, #51a2ff)',
    outlineOffset: 2,
  },
});

const Form = styled('form')({ display: 'grid', gap: 12, width: '100%', maxWidth: 360 });

const Label = styled('label')({ display: 'flex', alignItems: 'center', gap: 12 });

const Sent = styled('output')({ minHeight: 48, overflowWrap: 'anywhere' });

export default function RoomBooking() {
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    setSent(entries.map(([name, value]) => `${name}=${String(value)}`).join(', '));
  };

  return (
    <Form onSubmit={handleSubmit} onReset={() => setSent('')}>
      <Label>
        <Toggle
          defaultChecked
          slotProps={{ input: { role: 'switch', name: 'projector', value: 'yes' } }}
        />
        Projector
      </Label>
      <Label>
        <Toggle slotProps={{ input: { role: 'switch', name: 'catering', value: 'coffee' } }} />
        Coffee for all
      </Label>
      <Label>
        <Toggle required slotProps={{ input: { role: 'switch', name: 'rules' } }} />I leave the room
        tidy (required)
      </Label>
      <div>
        <button type="submit">Book the room</button> <button type="reset">Reset</button>
      </div>
      <Sent>{sent && `Sent: ${sent}`}</Sent>
    </Form>
  );
}
