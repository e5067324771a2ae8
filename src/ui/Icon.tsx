import type { SVGProps } from 'react';

/** Path data of 24 x 24 icons, drawn with a line 1.75 wide. */
export const ICON_PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
  close: 'M6 6l12 12M18 6 6 18',
  chevron: 'm9 6 6 6-6 6',
  down: 'm6 9 6 6 6-6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  up: 'M12 19V5m-6 6 6-6 6 6',
  previous: 'M19 12H5m6-6-6 6 6 6',
  next: 'M5 12h14m-6-6 6 6-6 6',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  edit: 'M4 20l1-4L16.5 4.5a2.1 2.1 0 0 1 3 3L8 19l-4 1Z',
  list: 'M9 7h11M9 12h11M9 17h11M4.5 7h.01M4.5 12h.01M4.5 17h.01',
  reader: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h3',
  book: 'M5 4h9a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h9',
  description: 'M7 3h7l4 4v14H7zM14 3v4h4M10 12h5M10 16h5',
  visibility:
    'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6Zm9 2.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  color: 'M12 3.5s-6 6.2-6 10.3a6 6 0 0 0 12 0c0-4.1-6-10.3-6-10.3Zm0 13.5a3 3 0 0 1-3-3',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  settings:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  code: 'm9 7-5 5 5 5m6-10 5 5-5 5',
} as const;

export type IconName = keyof typeof ICON_PATHS;

interface IconProps extends SVGProps<SVGSVGElement> {
  name: IconName;
}

/** A decorative icon: what it stands beside says the same in words. */
export function Icon({ name, ...props }: IconProps) {
  return <LineIcon path={ICON_PATHS[name]} {...props} />;
}

/** An icon that only one part of the site needs, by the data of its path in a box of 24 by 24. */
export function LineIcon({ path, ...props }: SVGProps<SVGSVGElement> & { path: string }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      <path d={path} />
    </svg>
  );
}
