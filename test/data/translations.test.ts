/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import en from '@data/translations/en.json';
import { products } from '@data/products';
import { listFiles } from '@/lib/listFiles.server';
import { flattenPages } from '@/products/pageTree';

const KEYS = Object.keys(en);
const INTERFACE_KEYS = KEYS.filter((key) => !key.startsWith('pages.'));

async function sourceText(): Promise<string> {
  const files = [...(await listFiles('src', '.ts')), ...(await listFiles('src', '.tsx'))];
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
}

describe('the English texts', () => {
  it('are all used in src', async () => {
    const source = await sourceText();
    expect(INTERFACE_KEYS.filter((key) => !source.includes(`'${key}'`))).toEqual([]);
  });

  it('are written', () => {
    for (const [key, text] of Object.entries(en)) expect([key, text.trim()]).toEqual([key, text]);
    expect(Object.values(en)).not.toContain('');
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
