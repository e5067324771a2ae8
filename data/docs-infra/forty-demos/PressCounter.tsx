import * as React from 'react';
import Button from '@mui/material/Button';

export default function PressCounter() {
  const [value, setValue] = React.useState(0);

  return (
    <Button variant="outlined" onClick={() => setValue(value + 1)}>
      Pressed {value} times
    </Button>
  );
}
