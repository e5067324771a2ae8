/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { docsInfra } from '@data/docsInfra';
import { longArticle } from '@data/docs-infra/longArticle';
import { products } from '@data/products';
import { CALLOUTS, CODE_TABS } from '@/article/directives';
import { compileTailwind, tailwindCss } from '@/demo/tailwindCss.server';
import { tailwindCandidates } from '@/demo/tailwindCandidates.server';
import { translator } from '@/i18n/translator.server';
import { CODE_LANGUAGES } from '@/lib/highlightCode.server';
import { listFiles } from '@/lib/listFiles.server';
import {
  assertUniquePathnames,
  firstLeaf,
  flattenPages,
  isExternal,
  leafPages,
  locatePage,
} from '@/products/pageTree';
import type { PageEntry } from '@/products/types';
import { articlePageAt, readArticle } from '@/site/articles.server';
import { articleParams } from '@/site/loadArticlePage.server';
import { loadPageList } from '@/site/loadPageList.server';
import { loadSearchRecords } from '@/site/loadSearchRecords.server';
import { testPageParams } from '@/site/testPages.server';

const TEST_PAGE = /experiments|docs-infra/;

const sourceOf = (slug: string) => readFile(`data/docs-infra/${slug}.md`, 'utf8');
const articleAt = (slug: string) => readArticle(articlePageAt(docsInfra, slug));

describe('the navigation of the test pages', () => {
  let pages: readonly PageEntry[];
  let own: PageEntry[];

  beforeAll(async () => {
    ({ pages } = await docsInfra.pages());
    own = flattenPages(pages).filter(({ pathname }) => pathname.startsWith('/experiments/docs/'));
  });

  it('has no page twice, no empty group, and no group that leads nowhere', () => {
    expect(() => assertUniquePathnames(pages)).not.toThrow();
    const groups = flattenPages(pages).filter(({ children }) => children !== undefined);
    for (const group of groups) {
      expect(group.children).not.toEqual([]);
      if (!group.subheader) expect(firstLeaf(group)).not.toMatchObject({ planned: true });
    }
  });

  it('has an entry for every test page', async () => {
    const listed = leafPages(own)
      .filter(({ planned, pathname }) => !planned && !isExternal(pathname))
      .map(({ pathname }) => pathname);
    const there = (await testPageParams()).map(
      ({ slug }) => articlePageAt(docsInfra, slug.join('/')).path,
    );
    expect([...new Set(listed)].sort()).toEqual(there.sort());
  });

  it('is at least five groups deep', () => {
    const deepest = locatePage(pages, '/experiments/docs/fifth-level-child/').activePageParents;
    // The last is the root of every tree.
    expect(deepest).toHaveLength(5 + 1);
  });

  it('has everything that an entry can have', () => {
    const all = flattenPages(pages);
    const has = (is: (entry: PageEntry) => unknown) => all.some((entry) => Boolean(is(entry)));
    expect({
      untitled: has(({ title }) => title === false),
      derivedTitle: has(({ title, children }) => children && title === undefined),
      subheader: has(({ subheader }) => subheader),
      icon: has(({ icon }) => icon),
      pro: has(({ plan }) => plan === 'pro'),
      premium: has(({ plan }) => plan === 'premium'),
      newFeature: has(({ newFeature }) => newFeature),
      planned: has(({ planned }) => planned),
      unstable: has(({ unstable }) => unstable),
      legacy: has(({ legacy }) => legacy),
      linkProps: has(({ linkProps }) => linkProps),
      hidden: has(({ inSideNav }) => inSideNav === false),
      unordered: has(({ ordered }) => ordered === false),
      external: has(({ pathname }) => isExternal(pathname)),
      ofAnotherProduct: has(({ pathname }) => pathname.startsWith('/x/')),
    }).toEqual({
      untitled: true,
      derivedTitle: true,
      subheader: true,
      icon: true,
      pro: true,
      premium: true,
      newFeature: true,
      planned: true,
      unstable: true,
      legacy: true,
      linkProps: true,
      hidden: true,
      unordered: true,
      external: true,
      ofAnotherProduct: true,
    });
  });

  it('has a name for every entry, also for the one without a title', () => {
    const unnamed = flattenPages(pages).filter(
      ({ title, linkProps }) => title === false && !linkProps?.['aria-label'],
    );
    expect(unnamed).toEqual([]);
  });
});

describe('the test pages', () => {
  it('are all named on the first of them', async () => {
    const links = (await articleAt('')).links.map(({ url }) => url);
    const others = (await testPageParams()).filter(({ slug }) => slug.length > 0);
    const missing = others.filter(
      ({ slug }) => !links.includes(articlePageAt(docsInfra, slug.join('/')).path),
    );
    expect(missing).toEqual([]);
  });

  it('have headings of all levels, and anchors that are equal to none', async () => {
    const source = await sourceOf('headers');
    for (const level of ['##', '###', '####', '#####', '######']) {
      expect(source).toMatch(new RegExp(`^${level} `, 'm'));
    }
    const ids = (await articleAt('headers')).headings.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['equal', 'equal-1', 'equal-2', '日本語の見出し']));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have every kind of callout, every language of code and every key of tabbed code', async () => {
    const callouts = await sourceOf('callouts');
    const code = await sourceOf('codeblock');
    const tabs = await sourceOf('tabbed-code');
    const missing = [
      ...Object.keys(CALLOUTS).filter((kind) => !callouts.includes(`\n:::${kind}\n`)),
      ...Object.keys(CODE_LANGUAGES).filter((name) => !code.includes(`\n\`\`\`${name}\n`)),
      ...Object.keys(CODE_TABS).filter((key) => !tabs.includes(`storageKey="${key}"`)),
    ];
    // The fence of Markdown has four ticks, since there is a fence in it.
    expect(missing).toEqual(['md']);
    expect(code).toContain('\n````md\n');
  });

  it('have a demo with each value of each option', async () => {
    const { blocks } = await articleAt('demos');
    const options = blocks.flatMap((block) => (block.kind === 'demo' ? [block.options] : []));
    expect([...new Set(options.map(({ bg }) => bg))].sort()).toEqual(
      ['gradient', 'inline', 'outlined', 'playground', 'true'].sort(),
    );
    for (const option of [
      'defaultCodeOpen',
      'hideToolbar',
      'hideEditButton',
      'disableLiveEdit',
      'iframe',
      'height',
      'maxWidth',
    ] as const) {
      const values = options.map((row) => Boolean(row[option]));
      expect([option, values.includes(true), values.includes(false)]).toEqual([option, true, true]);
    }
  });

  it('have a page of forty demos', async () => {
    expect((await articleAt('forty-demos')).demos).toHaveLength(40);
  });
});

describe('the article of ten thousand words', () => {
  const text = longArticle({ words: 10_000, seed: 7 });

  it('has that many words, and not many more', () => {
    const words = text.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(10_000);
    expect(words).toBeLessThan(11_000);
  });

  it('is the same each time, and another one for another seed', () => {
    expect(longArticle({ words: 10_000, seed: 7 })).toBe(text);
    expect(longArticle({ words: 10_000, seed: 8 })).not.toBe(text);
  });

  it('has no paragraph twice', () => {
    const paragraphs = text.split('\n\n');
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  });

  it('has chapters with sections, and a list, a table, a callout and code among them', () => {
    expect(text.match(/^## /gm)?.length).toBeGreaterThan(5);
    expect(text.match(/^### /gm)?.length).toBeGreaterThan(20);
    for (const part of ['\n1. ', '\n| Page |', '\n:::info\n', '\n```ts\n']) {
      expect(text).toContain(part);
    }
  });
});

describe('nothing of the test pages', () => {
  it('is among the products', () => {
    expect(products.filter(({ id, base }) => TEST_PAGE.test(`${id} ${base}`))).toEqual([]);
  });

  it('is a route of an article, is found, or is suggested for a wrong address', async () => {
    const params = (await articleParams()).map(({ product, slug }) => [product, ...slug].join('/'));
    const records = (await loadSearchRecords(translator('en'))).map(({ path }) => path);
    const suggested = (await loadPageList('Versions')).map(({ path }) => path);
    for (const paths of [params, records, suggested]) {
      expect(paths.length).toBeGreaterThan(30);
      expect(paths.filter((path) => TEST_PAGE.test(path))).toEqual([]);
    }
  }, 60_000);

  it('is in the ledger of addresses', async () => {
    expect(await readFile('data/ledger.txt', 'utf8')).not.toMatch(TEST_PAGE);
  });

  it('makes the styles of the Tailwind demos heavier', async () => {
    const files = (await listFiles('data', '.tailwind.tsx')).filter(
      (file) => !TEST_PAGE.test(file),
    );
    const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    expect(await compileTailwind(sources.flatMap(tailwindCandidates))).toBe(await tailwindCss());
  });

  it('is built where readers are', () => {
    const endingsIn = (DEPLOY_ENV: string | undefined) => {
      jest.replaceProperty(process, 'env', { ...process.env, DEPLOY_ENV });
      let endings: string[] = [];
      jest.isolateModules(() => {
        endings = jest.requireActual<{ pageExtensions: string[] }>(
          '../../next.config',
        ).pageExtensions;
      });
      return endings;
    };
    expect(endingsIn(undefined)).toContain('experiment.ts');
    const inProduction = endingsIn('production');
    expect(inProduction).toEqual(['tsx']);
  });

  it('has a route with any other ending', async () => {
    const routes = (await listFiles('pages', '')).filter((file) => TEST_PAGE.test(file));
    expect(routes).toHaveLength(2);
    expect(routes.filter((file) => !file.endsWith('.experiment.ts'))).toEqual([]);
  });
});
