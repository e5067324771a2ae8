import * as React from 'react';
import Button from '@mui/material/Button';

export default function CodeOpen() {
  const [count, setCount] = React.useState<number>(0);

  return (
    <Button variant="outlined" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </Button>
  );
}
