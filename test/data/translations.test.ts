/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import en from '@data/translations/en.json';
import serverEn from '@data/translations/en.server.json';
import { products } from '@data/products';
import { listFiles } from '@/lib/listFiles.server';
import { flattenPages } from '@/products/pageTree';

const KEYS = Object.keys(en);
const SERVER_KEYS = Object.keys(serverEn);
/** The keys whose use can be read in src: those of page titles are made from addresses. */
const INTERFACE_KEYS = [...KEYS, ...SERVER_KEYS].filter((key) => !key.startsWith('pages.'));

/** Where src makes a key from parts: `componentsApi` and `Title`. */
const COMPOSED: [start: string, ends: string[]][] = [
  ['componentsApi', ['Title', 'Description']],
  ['hooksApi', ['Title', 'Description']],
  ['homeStartApplication', ['Answer']],
  ['homeStartDesign', ['Answer']],
  ['homeStartStyling', ['Answer']],
  ['homeStartData', ['Answer']],
];

async function sourceOf(accept: (file: string) => boolean): Promise<string> {
  const files = [...(await listFiles('src', '.ts')), ...(await listFiles('src', '.tsx'))];
  return (await Promise.all(files.filter(accept).map((file) => readFile(file, 'utf8')))).join('\n');
}

const isUsedIn = (source: string) => {
  const stands = (key: string) => source.includes(`'${key}'`) || source.includes(`.${key}}`);
  return (key: string) =>
    stands(key) ||
    COMPOSED.some(([start, ends]) => stands(start) && ends.some((end) => key === start + end));
};

describe('the English texts', () => {
  it('are all used in src', async () => {
    const isUsed = isUsedIn(await sourceOf(() => true));
    expect(INTERFACE_KEYS.filter((key) => !isUsed(key))).toEqual([]);
  });

  it('reach the browser only when the browser uses them', async () => {
    const isUsed = isUsedIn(await sourceOf((file) => !file.includes('.server.')));
    expect(KEYS.filter((key) => !key.startsWith('pages.')).filter((key) => !isUsed(key))).toEqual(
      [],
    );
  });

  it('stand in one of the two files', () => {
    expect(SERVER_KEYS.filter((key) => KEYS.includes(key))).toEqual([]);
  });

  it('are written', () => {
    const texts = [...Object.entries(en), ...Object.entries(serverEn)];
    for (const [key, text] of texts) expect([key, text.trim()]).toEqual([key, text]);
    expect(texts.filter(([, text]) => text === '')).toEqual([]);
  });

  it('have places that can be filled', () => {
    const texts = [...Object.values(en), ...Object.values(serverEn)];
    const places = texts.flatMap((text) => text.match(/\{+[^}]*\}*/g) ?? []);
    expect(places.filter((place) => !/^\{\{\w+\}\}$/.test(place))).toEqual([]);
  });

  it('have a title for every subheader that has none of its own', async () => {
    const trees = await Promise.all(products.map(async (product) => (await product.pages()).pages));
    const subheaders = trees
      .flatMap((tree) => flattenPages(tree))
      .flatMap(({ subheader, title }) => (subheader && title === undefined ? [subheader] : []));
    // Names such as "MUI X" are written as they are read: only ids need a text.
    const ids = subheaders.filter((subheader) => /^[a-z-]+$/.test(subheader));
    expect(ids.filter((id) => !KEYS.includes(`pages.${id}`))).toEqual([]);
  });

  it('have the sections of the specification', () => {
    expect(
      ['inputs', 'data-display', 'feedback', 'surfaces', 'navigation', 'layout', 'utils'].filter(
        (section) => !KEYS.includes(`pages.${section}`),
      ),
    ).toEqual([]);
  });
});
