import materialPackage from '@mui/material/package.json';
import type { VersionsData } from '@/site/versionsData';

/**
 * What `/versions/` says of versions. The texts around it are in `versions.md`, the menus over the side navigation in
 * `productIdentifiers.ts`, and the numbers of what is documented here come from the installed packages.
 *
 * Source of `lastRelease` and `newerMajors`: `npm view <package> versions`. No dates: those of the registry tell when a file was
 * copied, not when it was released.
 */
export const versions: VersionsData = {
  current: `v${materialPackage.version}`,
  /** Majors before this one, each with a documentation of its own at `https://<version, dashes for dots>.mui.com`. There was no v2. */
  earlier: [
    { version: 'v4', packageName: '@material-ui/core', lastRelease: '4.12.4' },
    { version: 'v3', packageName: '@material-ui/core', lastRelease: '3.9.4' },
    { version: 'v1', packageName: '@material-ui/core', lastRelease: '1.5.1' },
    { version: 'v0', packageName: 'material-ui', lastRelease: '0.20.2' },
  ],
  branches: [
    {
      name: 'master',
      docs: 'https://master--material-ui.netlify.app/',
      source: 'https://github.com/mui/material-ui/tree/master',
    },
    {
      name: 'next',
      docs: 'https://next.mui.com/',
      source: 'https://github.com/mui/material-ui/tree/next',
    },
  ],
  /** In the order of the page. `id` is a key of `productIdentifiers`. */
  products: [
    {
      id: 'material-ui',
      packages: [{ name: '@mui/material', plan: null }],
      newerMajors: ['v9', 'v7', 'v6'],
    },
    { id: 'joy-ui', packages: [{ name: '@mui/joy', plan: null }], newerMajors: [] },
    { id: 'base-ui', packages: [{ name: '@mui/base', plan: null }], newerMajors: [] },
    {
      id: 'system',
      packages: [{ name: '@mui/system', plan: null }],
      newerMajors: ['v9', 'v7', 'v6'],
    },
    {
      id: 'x-data-grid',
      packages: [
        { name: '@mui/x-data-grid', plan: 'community' },
        { name: '@mui/x-data-grid-pro', plan: 'pro' },
        { name: '@mui/x-data-grid-premium', plan: 'premium' },
      ],
      newerMajors: ['v9', 'v8', 'v7'],
    },
    {
      id: 'x-date-pickers',
      packages: [
        { name: '@mui/x-date-pickers', plan: 'community' },
        { name: '@mui/x-date-pickers-pro', plan: 'pro' },
      ],
      newerMajors: ['v9', 'v8', 'v7'],
    },
  ],
};
