import * as React from 'react';
import { Badge, badgeClasses } from '@mui/base/Badge';
import { styled } from '@mui/system';

const Folder = styled('button')({
  font: 'inherit',
  padding: '8px 16px',
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
});

const Count = styled(Badge)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  [`& .${badgeClasses.badge}`]: {
    minWidth: 20,
    boxSizing: 'border-box',
    padding: '0 6px',
    borderRadius: 10,
    fontSize: 12,
    lineHeight: '20px',
    textAlign: 'center',
    color: '#fff',
    backgroundColor: '#c10007',
  },
  [`& .${badgeClasses.invisible}`]: { display: 'none' },
});

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

export default function MailFolders() {
  const [unread, setUnread] = React.useState({ Orders: 4, Returns: 28, Drafts: 0 });

  return (
    <Row>
      {Object.entries(unread).map(([name, count]) => (
        <Folder
          key={name}
          aria-label={count > 0 ? `${name} ${count} unread` : name}
          onClick={() => setUnread({ ...unread, [name]: 0 })}
        >
          <Count badgeContent={count}>{name} </Count>
        </Folder>
      ))}
    </Row>
  );
}
