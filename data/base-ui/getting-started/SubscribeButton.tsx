import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const Root = styled('button')({
  font: 'inherit',
  fontWeight: 600,
  padding: '10px 18px',
  border: 0,
  borderRadius: 8,
  color: '#fff',
  backgroundColor: '#2563eb',
  cursor: 'pointer',
  '&:hover': { backgroundColor: '#1d4ed8' },
  [`&.${buttonClasses.active}`]: { backgroundColor: '#1e3a8a' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: 'none',
    boxShadow: '0 0 0 2px #fff, 0 0 0 5px #2563eb',
  },
  [`&.${buttonClasses.disabled}`]: {
    color: '#334155',
    backgroundColor: '#cbd5e1',
    cursor: 'default',
  },
});

export default function SubscribeButton() {
  const [subscribed, setSubscribed] = React.useState(false);

  return (
    <Button
      slots={{ root: Root }}
      disabled={subscribed}
      focusableWhenDisabled
      onClick={() => setSubscribed(true)}
    >
      {subscribed ? 'You are on the list' : 'Notify me about releases'}
    </Button>
  );
}
