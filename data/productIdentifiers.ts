import basePackage from '@mui/base/package.json';
import joyPackage from '@mui/joy/package.json';
import materialPackage from '@mui/material/package.json';
import systemPackage from '@mui/system/package.json';
import dataGridPackage from '@mui/x-data-grid/package.json';
import datePickersPackage from '@mui/x-date-pickers/package.json';
import type { ProductIdentifier, ProductVersion } from '@/products/types';

const VIEW_ALL: ProductVersion = { text: 'View all versions', href: '/versions/', viewAll: true };

function current(version: string): ProductVersion {
  return { text: `v${version}`, current: true };
}

function xVersions(version: string, page: string): ProductVersion[] {
  return [
    { text: 'v7 (next)', href: `https://next.mui.com/x/${page}/` },
    current(version),
    { text: 'v5', href: `https://v5.mui.com/x/${page}/` },
  ];
}

/** What the top of the side navigation shows, by the product id of the page. `x` serves the pages of `/x/` without one. */
export const productIdentifiers: Record<string, ProductIdentifier> = {
  'material-ui': {
    metadata: 'MUI Core',
    name: 'Material UI',
    versions: [
      current(materialPackage.version),
      { text: 'v4', href: 'https://v4.mui.com/getting-started/installation/' },
      VIEW_ALL,
    ],
  },
  'joy-ui': { metadata: 'MUI Core', name: 'Joy UI', versions: [current(joyPackage.version)] },
  system: {
    metadata: 'MUI Core',
    name: 'MUI System',
    versions: [
      current(systemPackage.version),
      { text: 'v4', href: 'https://v4.mui.com/system/basics/' },
      VIEW_ALL,
    ],
  },
  'base-ui': { metadata: 'MUI Core', name: 'Base UI', versions: [current(basePackage.version)] },
  core: {
    metadata: '',
    name: 'MUI Core',
    versions: [current(materialPackage.version), VIEW_ALL],
  },
  'docs-infra': {
    metadata: '',
    name: 'Docs-infra',
    versions: [{ text: 'v0.0.0', href: '/versions/' }],
  },
  docs: { metadata: '', name: 'Home docs', versions: [{ text: 'v0.0.0', href: '/versions/' }] },
  'x-data-grid': {
    metadata: 'MUI X',
    name: 'Data Grid',
    versions: [
      ...xVersions(dataGridPackage.version, 'react-data-grid'),
      { text: 'v4', href: 'https://v4.mui.com/components/data-grid/' },
    ],
  },
  'x-date-pickers': {
    metadata: 'MUI X',
    name: 'Date Pickers',
    versions: xVersions(datePickersPackage.version, 'react-date-pickers/getting-started'),
  },
  x: {
    metadata: '',
    name: 'MUI X',
    versions: [
      ...xVersions(dataGridPackage.version, 'introduction'),
      { text: 'v4', href: 'https://v4.mui.com/components/data-grid/' },
    ],
  },
};
