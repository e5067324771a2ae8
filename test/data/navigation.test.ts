/** @jest-environment node */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { products } from '@data/products';
import en from '@data/translations/en.json';
import {
  assertUniquePathnames,
  flattenPages,
  isExternal,
  firstLeaf,
  isTabEntry,
  leafPages,
  locatePage,
} from '@/products/pageTree';
import { pageTitle } from '@/products/pageTitle';
import type { PageEntry } from '@/products/types';
import { productOfPath } from '@/routing/productOfPath';
import { apiPagePaths } from '@/site/apiPages.server';
import { listArticlePages } from '@/site/articles.server';
import { listTabPaths } from '@/site/docsTabs.server';

const TEXTS: Partial<Record<string, string>> = en;
const titleOf = (entry: PageEntry) =>
  pageTitle(entry, (key) => TEXTS[`pages.${key.replace(/(?<=.)\/$/, '')}`] ?? null);

describe('the products', () => {
  it('are five, each with a folder of its id', () => {
    expect(products.map(({ id }) => id)).toEqual([
      'material-ui',
      'joy-ui',
      'base-ui',
      'system',
      'x',
    ]);
    for (const { id } of products) expect(existsSync(path.join('data', id))).toBe(true);
  });

  it('say how to install their package', () => {
    for (const { install, packageName } of products) {
      expect(install.split(' ').slice(0, 2)).toEqual(['npm', 'install']);
      expect(install.split(' ')).toContain(packageName);
    }
  });

  it('are the ones that their addresses name', () => {
    expect(products.map(({ id }) => productOfPath(`/${id}/`))).toEqual([
      { productId: 'material-ui', productCategoryId: 'core' },
      { productId: 'joy-ui', productCategoryId: 'core' },
      { productId: 'base-ui', productCategoryId: 'core' },
      { productId: 'system', productCategoryId: 'core' },
      { productId: 'null', productCategoryId: 'x' },
    ]);
  });
});

describe.each(products.map((product) => [product.id, product] as const))(
  'the navigation of %s',
  (id, product) => {
    let pages: readonly PageEntry[];

    beforeAll(async () => {
      ({ pages } = await product.pages());
    });

    it('has no page twice', () => {
      expect(() => assertUniquePathnames(pages)).not.toThrow();
    });

    it('has an entry for every page, and a page for every entry', async () => {
      const written = (await listArticlePages())
        .filter((page) => page.product.id === id)
        .map((page) => page.path);
      const api = apiPagePaths().filter((pathname) => pathname.startsWith(`/${id}/`));
      const listed = leafPages(pages)
        .map(({ pathname, planned }) => (planned ? '' : pathname))
        .filter((pathname) => pathname && !isExternal(pathname) && !isTabEntry(pathname));
      expect([...listed].sort()).toEqual([...written, ...api].sort());
    });

    it('leads to tabs that are there', async () => {
      const tabs = await listTabPaths();
      const listed = leafPages(pages).filter(({ pathname }) => isTabEntry(pathname));
      expect(listed.filter(({ pathname }) => !tabs.includes(pathname.replace(/#.*/, '')))).toEqual(
        [],
      );
    });

    it('stays in its product, with both slashes', () => {
      const wrong = flattenPages(pages)
        .map(({ pathname }) => pathname)
        .filter((pathname) => !isExternal(pathname) && !/^\/[\w/-]+\/(#[\w-]+)?$/.test(pathname));
      expect(wrong).toEqual([]);
      for (const { pathname } of leafPages(pages).filter((page) => !isExternal(page.pathname))) {
        expect(pathname).toMatch(new RegExp(`^/${id}/`));
      }
    });

    it('has a title for every entry, and no two of one title side by side', () => {
      const check = (entries: readonly PageEntry[]) => {
        const titles = entries.map(titleOf);
        expect(titles).not.toContain('');
        expect(new Set(titles).size).toBe(titles.length);
        for (const { children } of entries) if (children) check(children);
      };
      check(pages);
    });

    it('has no empty groups', () => {
      const empty = flattenPages(pages).filter(({ children }) => children?.length === 0);
      expect(empty).toEqual([]);
    });

    it('begins every group with a page that is there, since its row leads to it', () => {
      // A subheader is no link: what is under it may all be planned.
      const groups = flattenPages(pages).filter(
        ({ children, subheader }) => children !== undefined && subheader === undefined,
      );
      for (const group of groups) expect(firstLeaf(group)).not.toMatchObject({ planned: true });
    });

    it('finds every page in its tree', () => {
      for (const { pathname } of leafPages(pages)) {
        if (isExternal(pathname) || isTabEntry(pathname)) continue;
        expect(locatePage(pages, pathname).activePage?.pathname).toBe(pathname);
      }
    });
  },
);

describe('the entries of the API', () => {
  const leavesOf = async (id: string) => {
    const product = products.find((row) => row.id === id);
    return leafPages((await product?.pages())?.pages ?? []);
  };

  it('are in the navigation of Base UI by component and hook, under their own names', async () => {
    const entries = (await leavesOf('base-ui')).filter(({ pathname }) => isTabEntry(pathname));
    const isHook = ({ pathname }: PageEntry) => pathname.includes('/hooks-api/');
    expect(entries.map(isHook)).toEqual([
      ...Array<boolean>(28).fill(false),
      ...Array<boolean>(22).fill(true),
    ]);
    expect(entries.map(titleOf)).toEqual(
      expect.arrayContaining(['OptionGroup', 'NumberInput', 'useModal', 'useTabsList']),
    );
    expect(entries.find((entry) => titleOf(entry) === 'OptionGroup')?.pathname).toBe(
      '/base-ui/react-select/components-api/#option-group',
    );
  });

  it('begin with the index in the navigation of MUI X', async () => {
    const { pages } = (await products.find(({ id }) => id === 'x')?.pages()) ?? { pages: [] };
    const references = flattenPages(pages).filter(({ title }) => title === 'API Reference');
    expect(references.map(({ children = [] }) => children[0]?.pathname)).toEqual([
      '/x/api/data-grid/',
      '/x/api/date-pickers/',
    ]);
  });

  it.each(['material-ui', 'joy-ui', 'base-ui', 'system', 'x'])(
    'of %s bring no names of other products into its navigation',
    async (id) => {
      const source = await readFile(path.join('data', id, 'pages.ts'), 'utf8');
      const imports = [...source.matchAll(/from '([^']+)'/g)].map(([, module = '']) => module);
      expect(imports.sort()).toEqual(['../apiNavigation', './apiNames', '@/products/types']);
      const helper = await readFile(path.join('data', 'apiNavigation.ts'), 'utf8');
      expect(helper).not.toMatch(/^import (?!type )/m);
    },
  );
});
