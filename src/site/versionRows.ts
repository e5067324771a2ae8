import { productIdentifiers } from '@data/productIdentifiers';
import type { VersionRow } from './pageProps';

const ROWS: readonly [id: string, packageName: string][] = [
  ['material-ui', '@mui/material'],
  ['joy-ui', '@mui/joy'],
  ['base-ui', '@mui/base'],
  ['system', '@mui/system'],
  ['x-data-grid', '@mui/x-data-grid'],
  ['x-date-pickers', '@mui/x-date-pickers'],
];

/** The documented products with their versions, as the versions page lists them. */
export function versionRows(): VersionRow[] {
  return ROWS.flatMap(([id, packageName]) => {
    const identifier = productIdentifiers[id];
    if (!identifier) return [];
    const versions = identifier.versions.filter(({ href }) => href !== '/versions/');
    return [{ product: identifier.name, packageName, versions }];
  });
}
