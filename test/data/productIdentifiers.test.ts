/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { productIdentifiers } from '@data/productIdentifiers';
import { products } from '@data/products';
import type { ProductVersion } from '@/products/types';

/** The version of a package as it is installed: what the demos run on. */
function installed(packageName: string): string {
  const file = path.join('node_modules', packageName, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Versions as `text`, `text *` for the current one and `text -> address`. */
const written = (versions: readonly ProductVersion[]) =>
  versions.map(
    ({ text, current, href }) => text + (current ? ' *' : '') + (href ? ` -> ${href}` : ''),
  );

const VIEW_ALL = 'View all versions -> /versions/';
const V4 = 'https://v4.mui.com';

describe('the product identifiers', () => {
  it('have the versions of the specification', () => {
    expect(installed('@mui/material')).toBe('5.15.1');
    expect(installed('@mui/system')).toBe('5.15.1');
    expect(installed('@mui/joy')).toBe('5.0.0-beta.19');
    expect(installed('@mui/base')).toBe('5.0.0-beta.28');
    expect(installed('@mui/x-data-grid')).toMatch(/^6\.18\./);
    expect(installed('@mui/x-date-pickers')).toMatch(/^6\.18\./);
  });

  it.each([
    [
      'material-ui',
      'MUI Core',
      'Material UI',
      ['v5.15.1 *', `v4 -> ${V4}/getting-started/installation/`, VIEW_ALL],
    ],
    ['joy-ui', 'MUI Core', 'Joy UI', ['v5.0.0-beta.19 *']],
    ['system', 'MUI Core', 'MUI System', ['v5.15.1 *', `v4 -> ${V4}/system/basics/`, VIEW_ALL]],
    ['base-ui', 'MUI Core', 'Base UI', ['v5.0.0-beta.28 *']],
    ['core', '', 'MUI Core', ['v5.15.1 *', VIEW_ALL]],
    ['docs-infra', '', 'Docs-infra', ['v0.0.0 -> /versions/']],
    ['docs', '', 'Home docs', ['v0.0.0 -> /versions/']],
  ])('show %s as the specification says', (id, metadata, name, versions) => {
    expect(productIdentifiers[id]).toMatchObject({ metadata, name });
    expect(written(productIdentifiers[id]?.versions ?? [])).toEqual(versions);
  });

  it.each([
    ['x-data-grid', 'MUI X', 'Data Grid', '@mui/x-data-grid', ['v7 (next)', 'v5', 'v4']],
    ['x-date-pickers', 'MUI X', 'Date Pickers', '@mui/x-date-pickers', ['v7 (next)', 'v5']],
    ['x', '', 'MUI X', '@mui/x-data-grid', ['v7 (next)', 'v5', 'v4']],
  ])(
    'show %s with the next, the current and the earlier ones',
    (id, metadata, name, packageName, others) => {
      const identifier = productIdentifiers[id];
      expect(identifier).toMatchObject({ metadata, name });
      const [next, ...earlier] = others;
      expect(identifier?.versions.map(({ text }) => text)).toEqual([
        next,
        `v${installed(packageName)}`,
        ...earlier,
      ]);
      for (const { current, href } of identifier?.versions ?? []) {
        expect(current ? href === undefined : /^https:\/\/.*mui\.com\/.*\/$/.test(href ?? '')).toBe(
          true,
        );
      }
    },
  );

  it('are no more than these', () => {
    expect(Object.keys(productIdentifiers).sort()).toEqual([
      'base-ui',
      'core',
      'docs',
      'docs-infra',
      'joy-ui',
      'material-ui',
      'system',
      'x',
      'x-data-grid',
      'x-date-pickers',
    ]);
  });

  it('lead to places by https, and nowhere twice', () => {
    for (const { versions } of Object.values(productIdentifiers)) {
      const addresses = versions.flatMap(({ href }) => (href ? [href] : []));
      expect(new Set(addresses).size).toBe(addresses.length);
      for (const address of addresses) expect(address).toMatch(/^(https:\/\/|\/versions\/$)/);
    }
  });
});

describe('the rows of data/products.ts', () => {
  it('have the version of the package they name', () => {
    expect(products.map(({ packageName, version }) => [packageName, version])).toEqual(
      products.map(({ packageName }) => [packageName, installed(packageName)]),
    );
  });
});
