import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const Publish = styled(Button)({
  font: 'inherit',
  fontWeight: 600,
  padding: '10px 18px',
  border: 0,
  borderRadius: 8,
  color: '#fff',
  backgroundColor: '#2563eb',
  cursor: 'pointer',
  '&:focus-visible': { outline: 'none', boxShadow: '0 0 0 2px #fff, 0 0 0 5px #2563eb' },
  [`&.${buttonClasses.disabled}`]: {
    color: '#334155',
    backgroundColor: '#cbd5e1',
    cursor: 'not-allowed',
  },
});

const Hint = styled('span')({
  display: 'block',
  width: 'fit-content',
  marginTop: 8,
  padding: '6px 10px',
  borderRadius: 6,
  color: '#fff',
  backgroundColor: '#1e293b',
  border: '1px solid #94a3b8',
  '&[hidden]': { display: 'none' },
});

const Area = styled('div')({ width: 'fit-content', minHeight: 88, marginTop: 12 });

export default function PublishWithReason() {
  const hintId = React.useId();
  const [reviewed, setReviewed] = React.useState(false);
  const [near, setNear] = React.useState(false);

  return (
    <div>
      <label>
        <input
          type="checkbox"
          checked={reviewed}
          onChange={(event) => setReviewed(event.target.checked)}
        />{' '}
        Release notes reviewed
      </label>
      <Area
        onMouseEnter={() => setNear(true)}
        onMouseLeave={() => setNear(false)}
        onFocus={() => setNear(true)}
        onBlur={() => setNear(false)}
        onKeyDown={(event) => event.key === 'Escape' && setNear(false)}
      >
        <Publish
          disabled={!reviewed}
          focusableWhenDisabled
          aria-describedby={reviewed ? undefined : hintId}
        >
          Publish release
        </Publish>
        <Hint id={hintId} role="tooltip" hidden={reviewed || !near}>
          Review the release notes first.
        </Hint>
      </Area>
    </div>
  );
}
