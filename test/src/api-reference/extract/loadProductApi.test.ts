/** @jest-environment node */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiProduct } from '@/api-reference/extract/apiProduct';
import { loadProductApi } from '@/api-reference/extract/loadProductApi.server';
import { readProduct } from '@/api-reference/extract/readProduct.server';

jest.mock('@/api-reference/extract/readProduct.server', () => ({
  readProduct: jest.fn(() => [{ kind: 'component', name: 'Button' }]),
}));

const FOLDER = path.join('.cache', 'api');
const product: ApiProduct = { id: `test-${process.pid}`, groups: [] };

const keptFiles = () => readdirSync(FOLDER).filter((name) => name.startsWith(product.id));

afterEach(() => {
  keptFiles().forEach((name) => rmSync(path.join(FOLDER, name)));
  jest.clearAllMocks();
});

describe('loadProductApi', () => {
  it('runs the compiler once and keeps what it has read', async () => {
    const first = await loadProductApi(product);
    expect(await loadProductApi(product)).toEqual(first);
    expect(readProduct).toHaveBeenCalledTimes(1);
    expect(keptFiles()).toHaveLength(1);
  });

  it('reads again when something else is listed', async () => {
    await loadProductApi(product);
    const group = { kind: 'hook', package: '@mui/base', href: '/', names: [] } as const;
    await loadProductApi({ ...product, groups: [group] });
    expect(readProduct).toHaveBeenCalledTimes(2);
  });

  it('keeps one result of a product, and leaves those of others and what is not finished', async () => {
    await loadProductApi(product);
    const [before = ''] = keptFiles();
    const others = [before.replace(product.id, `${product.id}-grid`), `${before}.draft`];
    others.forEach((name) => writeFileSync(path.join(FOLDER, name), '[]'));
    const group = { kind: 'hook', package: '@mui/base', href: '/', names: [] } as const;
    await loadProductApi({ ...product, groups: [group] });
    expect(keptFiles()).not.toContain(before);
    expect(keptFiles()).toHaveLength(3);
    expect(keptFiles()).toEqual(expect.arrayContaining(others));
  });

  it('takes what was kept', async () => {
    await loadProductApi(product);
    keptFiles().forEach((name) => writeFileSync(path.join(FOLDER, name), '[]'));
    expect(await loadProductApi(product)).toEqual([]);
  });
});
