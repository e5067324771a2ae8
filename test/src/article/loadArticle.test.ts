/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ArticleContext } from '@/article/types';
import type { Article } from '@/article/types';
import { articleOf, CONTEXT } from '../../fixtures/article';

const HOME = process.cwd();
const CACHE = path.join('.cache', 'articles');
const FILE = path.join('data', 'material-ui', 'react-test.md');
/** A file of each folder that decides how an article is rendered. */
const PIPELINE = [
  path.join('src', 'article', 'parse.ts'),
  path.join('src', 'lib', 'code.ts'),
  path.join('src', 'i18n', 'translate.ts'),
  path.join('src', 'ui', 'CodeBlock.tsx'),
  path.join('data', 'translations', 'en.json'),
];
const context = { ...CONTEXT, file: FILE };

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'articles-'));
  process.chdir(folder);
  for (const file of [FILE, 'package-lock.json', ...PIPELINE]) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'one');
  }
  await writeFile(FILE, articleOf('One.'));
});

afterEach(async () => {
  process.chdir(HOME);
  await rm(folder, { recursive: true });
});

/** Loads with a process of its own, so to speak: nothing is remembered but what is on disk. */
async function load(changes: Partial<ArticleContext> = {}): Promise<Article> {
  let loaded: Promise<Article> | undefined;
  await jest.isolateModulesAsync(async () => {
    const { loadArticle } = await import('@/article/loadArticle.server');
    loaded = loadArticle({ ...context, ...changes });
    await loaded.catch(() => undefined);
  });
  return loaded as Promise<Article>;
}

const kept = async () => (await readdir(CACHE).catch(() => [])).sort();

/** Changes what is kept, so that one can tell when it is read. */
async function markKept() {
  for (const name of await kept()) {
    const file = path.join(CACHE, name);
    const article = JSON.parse(await readFile(file, 'utf8')) as Article;
    await writeFile(file, JSON.stringify({ ...article, file: 'kept' }));
  }
}

describe('loadArticle', () => {
  it('parses an article and keeps the result in one file', async () => {
    const article = await load();
    expect(article).toMatchObject({ file: FILE, blocks: [{ kind: 'html', html: '<p>One.</p>' }] });
    expect(await kept()).toEqual([expect.stringMatching(/^[\da-f]+\.json$/)]);
  });

  it('reads the kept result again, also in another process', async () => {
    const article = await load();
    expect(await load()).toEqual(article);
    await markKept();
    expect((await load()).file).toBe('kept');
  });

  it('parses anew when the text has changed', async () => {
    await load();
    await markKept();
    await writeFile(FILE, articleOf('Two.'));
    expect(await load()).toMatchObject({ file: FILE, blocks: [{ html: '<p>Two.</p>' }] });
  });

  it.each<Partial<ArticleContext>>([
    { version: '5.15.2' },
    { productId: 'joy-ui' },
    { apiPages: ['/material-ui/api/button/'] },
  ])('parses anew for %j', async (changes) => {
    await load();
    await markKept();
    expect((await load(changes)).file).toBe(FILE);
  });

  it.each([...PIPELINE, path.join('src', 'article', 'new.ts'), 'package-lock.json'])(
    'parses anew when %s has changed',
    async (file) => {
      await load();
      await markKept();
      await writeFile(file, 'two');
      expect((await load()).file).toBe(FILE);
    },
  );

  it('parses anew for another language', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await load();
    await markKept();
    expect((await load({ userLanguage: 'zh' })).file).toBe(FILE);
    expect(error).toHaveBeenCalledWith('Missing language: zh.');
  });

  it('keeps the kept when only styles have changed', async () => {
    await load();
    await markKept();
    await writeFile(path.join('src', 'article', 'prose.css'), 'a {}');
    expect((await load()).file).toBe('kept');
  });

  it('keeps nothing of an article with mistakes', async () => {
    await writeFile(FILE, articleOf('# One'));
    await expect(load()).rejects.toThrow('level-1 heading');
    expect(await kept()).toEqual([]);
  });

  it('may be asked for one article several times at once', async () => {
    await jest.isolateModulesAsync(async () => {
      const { loadArticle } = await import('@/article/loadArticle.server');
      const all = await Promise.all(Array.from({ length: 5 }, () => loadArticle(context)));
      expect(new Set(all.map((article) => JSON.stringify(article))).size).toBe(1);
    });
    expect(await kept()).toHaveLength(1);
  });

  it('fails for a file that is not there', async () => {
    await expect(load({ file: 'data/none.md' })).rejects.toThrow(/ENOENT/);
  });
});
