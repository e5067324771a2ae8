import * as React from 'react';
import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const topics = [
  { id: 'orders', label: 'New orders', hint: 'One email for each order.' },
  { id: 'stock', label: 'Low stock', hint: 'A summary at eight in the morning.' },
  { id: 'signIns', label: 'Sign-ins', hint: 'Required by your organization.', locked: true },
];

const Group = styled('fieldset')({
  width: '100%',
  maxWidth: 420,
  margin: 0,
  padding: 0,
  border: 0,
});

const Legend = styled('legend')({ padding: 0, fontWeight: 600 });

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlock: 12,
  borderBlockEnd: '1px solid light-dark(#cad5e2, #45556c)',
});

const Hint = styled('p')({ margin: 0, fontSize: 14, color: 'light-dark(#45556c, #cad5e2)' });

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
  [`&.${switchClasses.checked}`]: {
    backgroundColor: 'light-dark(#1447e6, #51a2ff)',
    [`& .${switchClasses.thumb}`]: { insetInlineStart: 23 },
  },
  [`&.${switchClasses.disabled}`]: {
    opacity: 0.5,
    [`& .${switchClasses.input}`]: { cursor: 'not-allowed' },
  },
  [`&.${switchClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#1447e6, #51a2ff)',
    outlineOffset: 2,
  },
});

export default function NotificationSettings() {
  const prefix = React.useId();
  const [chosen, setChosen] = React.useState(['orders', 'signIns']);

  const toggle = (id: string, on: boolean) =>
    setChosen(on ? [...chosen, id] : chosen.filter((other) => other !== id));

  return (
    <Group>
      <Legend>Email me about</Legend>
      {topics.map(({ id, label, hint, locked }) => (
        <Row key={id}>
          <div>
            <label htmlFor={`${prefix}${id}`}>{label}</label>
            <Hint id={`${prefix}${id}-hint`}>{hint}</Hint>
          </div>
          <Toggle
            checked={chosen.includes(id)}
            disabled={locked}
            onChange={(event) => toggle(id, event.target.checked)}
            slotProps={{
              input: {
                id: `${prefix}${id}`,
                role: 'switch',
                'aria-describedby': `${prefix}${id}-hint`,
              },
            }}
          />
        </Row>
      ))}
    </Group>
  );
}
