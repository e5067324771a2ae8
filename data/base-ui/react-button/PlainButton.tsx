import * as React from 'react';
import { Button } from '@mui/base/Button';

export default function PlainButton() {
  const [copies, setCopies] = React.useState(0);

  return (
    <div>
      <p role="status">{copies === 1 ? '1 copy' : `${copies} copies`}</p>
      <Button onClick={() => setCopies(copies + 1)}>Add a copy</Button>{' '}
      <Button disabled>Print</Button>
    </div>
  );
}
