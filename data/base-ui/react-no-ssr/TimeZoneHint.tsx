import * as React from 'react';
import { NoSsr } from '@mui/base/NoSsr';

function TimeZone() {
  return <strong>{Intl.DateTimeFormat().resolvedOptions().timeZone}</strong>;
}

export default function TimeZoneHint() {
  const selectId = React.useId();

  return (
    <div>
      <label htmlFor={selectId}>Call me back at</label>{' '}
      <select id={selectId} defaultValue="10:00">
        <option>10:00</option>
        <option>14:00</option>
        <option>17:00</option>
      </select>
      <p>
        Time zone:{' '}
        <NoSsr fallback="yours">
          <TimeZone />
        </NoSsr>
      </p>
    </div>
  );
}
