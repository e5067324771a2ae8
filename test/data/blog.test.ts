/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { feeds } from '@/publish/feeds.server';
import { apiPagePaths } from '@/site/apiPages.server';
import { listTabPaths } from '@/site/docsTabs.server';
import type { BlogPost } from '@/site/loadBlogPost.server';
import { loadBlogPosts } from '@/site/loadBlogPosts.server';
import { loadBlogProblems } from '@/site/loadBlogProblems.server';

let posts: BlogPost[] = [];

beforeAll(async () => {
  posts = await loadBlogPosts();
}, 60_000);

describe('the posts', () => {
  it('have no mistakes, and no link that leads nowhere', async () => {
    expect(await loadBlogProblems([...apiPagePaths(), ...(await listTabPaths())])).toEqual([]);
  }, 60_000);

  it('are at least five, each of substance', () => {
    expect(posts.length).toBeGreaterThanOrEqual(5);
    const words = posts.map(({ file, text }) => ({ file, words: text.split(/\s+/).length }));
    expect(words.filter((post) => post.words < 700)).toEqual([]);
  });

  it('have sections, and descriptions of their own that end as sentences do', () => {
    const descriptions = posts.map(({ frontMatter }) => frontMatter.description);
    expect(new Set(descriptions).size).toBe(posts.length);
    expect(descriptions.filter((text) => !/[.?!]$/.test(text))).toEqual([]);
    expect(posts.filter(({ headings }) => headings.length < 3)).toEqual([]);
  });

  it('are not of the future', () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(posts.filter(({ frontMatter }) => frontMatter.date > today)).toEqual([]);
  });
});

describe('the published feeds', () => {
  let folder = '';
  const read = (name: string) => readFile(path.join(folder, 'blog', name), 'utf8');

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'feeds-'));
    await mkdir(path.join(folder, 'blog'));
    await feeds(folder);
  });

  afterAll(() => rm(folder, { recursive: true }));

  it('have every post, in the order of the blog', async () => {
    const titles = posts.map(({ frontMatter }) => frontMatter.title);
    const rss = parseRssFeed(await read('rss.xml'));
    expect(rss.items?.map(({ title }) => title)).toEqual(titles);
    const { entries } = parseAtomFeed(await read('atom.xml'));
    expect(entries?.map(({ id }) => new URL(id ?? '').pathname)).toEqual(
      posts.map((post) => post.path),
    );
  });

  it('have whole texts, whose links are absolute', async () => {
    const { items = [] } = parseRssFeed(await read('rss.xml'));
    for (const { content, link } of items) {
      const html = content?.encoded ?? '';
      expect(html.length).toBeGreaterThan(3000);
      const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map((match) => match[1] ?? '');
      expect([link, links.filter((url) => !/^https?:/.test(url))]).toEqual([link, []]);
    }
  });
});
