import { blogAddress, readBlogQuery } from '@/blog/blogQuery';

describe('readBlogQuery', () => {
  it('is all posts and the first page when nothing is asked for', () => {
    expect(readBlogQuery({})).toEqual({ tags: [], page: 1 });
  });

  it.each([
    ['Security', ['Security']],
    ['Security,Performance', ['Performance', 'Security']],
    ['security', ['Security']],
    [
      ['Security', 'Content'],
      ['Content', 'Security'],
    ],
    ['Security,Security', ['Security']],
    ['Gossip,Security', ['Security']],
    ['<script>', []],
    ['', []],
  ])('reads the tags %j', (tags, expected) => {
    expect(readBlogQuery({ tags }).tags).toEqual(expected);
  });

  it.each([
    ['2', 2],
    [['3', '4'], 3],
    ['0', 1],
    ['-1', 1],
    ['1e9', 1],
    ['99999999999', 1],
    ['two', 1],
    ['2.5', 1],
  ])('reads the page %j', (page, expected) => {
    expect(readBlogQuery({ page }).page).toBe(expected);
  });
});

describe('blogAddress', () => {
  it('leaves out what goes without saying', () => {
    expect(blogAddress({ tags: [], page: 1 })).toBe('/blog/');
    expect(blogAddress({ tags: ['Security'], page: 1 })).toBe('/blog/?tags=Security');
    expect(blogAddress({ tags: [], page: 2 })).toBe('/blog/?page=2');
  });

  it('is read as it was written', () => {
    const query = { tags: ['Performance', 'Security'] as const, page: 3 };
    const { searchParams } = new URL(blogAddress(query), 'https://site');
    expect(readBlogQuery(Object.fromEntries(searchParams))).toEqual(query);
  });
});
