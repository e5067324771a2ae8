import * as React from 'react';
import Button from '@mui/material/Button';

export default function Breaks() {
  const [isBroken, setIsBroken] = React.useState(false);
  if (isBroken) throw new Error('The demo was asked to break.');

  return (
    <Button color="error" variant="outlined" onClick={() => setIsBroken(true)}>
      Break this demo
    </Button>
  );
}
