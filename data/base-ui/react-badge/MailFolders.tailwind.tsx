import * as React from 'react';
import { Badge, type BadgeOwnerState } from '@mui/base/Badge';
import clsx from 'clsx';

const badge = ({ invisible }: BadgeOwnerState) => ({
  className: clsx(
    'min-w-5 rounded-full bg-red-700 px-1.5 text-center text-[12px] leading-5 text-white',
    invisible && 'hidden',
  ),
});

const folder =
  'cursor-pointer rounded-lg border border-slate-500 px-4 py-2 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-700 dark:border-slate-400 dark:focus-visible:outline-blue-300';

export default function MailFolders() {
  const [unread, setUnread] = React.useState({ Orders: 4, Returns: 28, Drafts: 0 });

  return (
    <div className="flex flex-wrap gap-3">
      {Object.entries(unread).map(([name, count]) => (
        <button
          key={name}
          className={folder}
          aria-label={count > 0 ? `${name} ${count} unread` : name}
          onClick={() => setUnread({ ...unread, [name]: 0 })}
        >
          <Badge
            className="inline-flex items-center gap-2"
            badgeContent={count}
            slotProps={{ badge }}
          >
            {name}{' '}
          </Badge>
        </button>
      ))}
    </div>
  );
}
