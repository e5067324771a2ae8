import * as React from 'react';
import { Badge } from '@mui/base/Badge';

const styles = `
.mail-folders {
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
}
.mail-folders-folder {
  font: inherit;
  padding: 8px 16px;
  border: 1px solid light-dark(#62748e, #90a1b9);
  border-radius: 8px;
  color: inherit;
  background: transparent;
  cursor: pointer;
}
.mail-folders-folder:focus-visible {
  outline: 2px solid light-dark(#1447e6, #8ec5ff);
  outline-offset: 2px;
}
.mail-folders-count {
  display: inline-flex;
  align-items: center;
  gap: 8px;
}
.mail-folders-count .MuiBadge-badge {
  box-sizing: border-box;
  min-width: 20px;
  padding: 0 6px;
  border-radius: 10px;
  font-size: 12px;
  line-height: 20px;
  text-align: center;
  color: #fff;
  background: #c10007;
}
.mail-folders-count .MuiBadge-invisible {
  display: none;
}
`;

export default function MailFolders() {
  const [unread, setUnread] = React.useState({ Orders: 4, Returns: 28, Drafts: 0 });

  return (
    <div className="mail-folders">
      <style>{styles}</style>
      {Object.entries(unread).map(([name, count]) => (
        <button
          key={name}
          className="mail-folders-folder"
          aria-label={count > 0 ? `${name} ${count} unread` : name}
          onClick={() => setUnread({ ...unread, [name]: 0 })}
        >
          <Badge className="mail-folders-count" badgeContent={count}>
            {name}{' '}
          </Badge>
        </button>
      ))}
    </div>
  );
}
