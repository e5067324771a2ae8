/** @jest-environment node */
import type { PageEntry } from '@/products/types';
import { checkContent } from '@/site/checkContent.server';
import { articleOf, BODY_LINE, mistakesOf } from '../../fixtures/article';
import { writeProject } from '../../fixtures/project';

const mockTree: { pages: PageEntry[] } = { pages: [] };

jest.mock('@/site/loadVersionsPage.server', () =>
  jest
    .requireActual<{ mockVersionsPage: () => object }>('../../fixtures/versionsPage')
    .mockVersionsPage(),
);
jest.mock('@data/products', () => ({
  products: [{ id: 'p', name: 'P', version: '1.0.0', pages: () => Promise.resolve(mockTree) }],
}));

const mockTestTree: { pages: PageEntry[] } = { pages: [] };

jest.mock('@data/docsInfra', () => ({
  docsInfra: {
    id: 'docs-infra',
    base: 'experiments/docs',
    version: '1.0.0',
    pages: () => Promise.resolve(mockTestTree),
  },
}));

const FIRST: PageEntry = { pathname: '/p/first/' };
const SECOND: PageEntry = { pathname: '/p/second/' };
const BOTH = [FIRST, SECOND];

const demo = (name: string) => `export default function ${name}() {}\n`;

/** A project of one product with two articles, the first of them with this text. */
async function check(
  body: string,
  { files = {}, pages = BOTH }: { files?: Record<string, string>; pages?: PageEntry[] } = {},
) {
  mockTree.pages = pages;
  await writeProject({
    'data/p/first.md': articleOf(body),
    'data/p/second.md': articleOf('## There\n\n::demo{name="Second"}'),
    'data/p/second/Second.tsx': demo('Second'),
    ...files,
  });
  return mistakesOf(checkContent());
}

// Posts have tests of their own; here only links to them count.
jest.mock('@/site/loadBlogProblems.server', () => ({
  loadBlogProblems: () => Promise.resolve([]),
}));

beforeEach(() => {
  mockTestTree.pages = [];
});

describe('checkContent', () => {
  it('has nothing against articles that fit together', async () => {
    const body = [
      '[a](/p/second/) [b](/p/second/#there) [c](/p/second/#Second) [d](#here) [e](/versions/) [k](/versions/#branches)',
      '[f](/p/) [g](/) [h](https://mui.com/nowhere) [i](mailto:a@b.c) [j](/p/second/?a=1#there)',
      '',
      '## Here',
      '',
      '::demo{name="Basic"}',
    ].join('\n');
    expect(await check(body, { files: { 'data/p/first/Basic.tsx': demo('Basic') } })).toEqual([]);
  });

  it('gives the pages that were read', async () => {
    await check('Text.');
    const pages = await checkContent();
    expect(pages.map(({ path, article }) => [path, article.frontMatter.title])).toEqual([
      ['/p/first/', 'Test'],
      ['/p/second/', 'Test'],
    ]);
  });

  it('tells a link to a page that does not exist, with the nearest there are', async () => {
    expect(await check('A\n[b](/p/secnd/)')).toEqual([
      {
        file: 'data/p/first.md',
        line: BODY_LINE + 1,
        reason: 'The link /p/secnd/ leads to a page that does not exist.',
        fix: expect.stringContaining('/p/second/') as string,
      },
    ]);
  });

  it('knows posts, and every anchor of a demo', async () => {
    const files = { 'data/blog/hello.md': 'A post.' };
    const body = '[a](/blog/hello/) [b](/p/second/#tailwind-Second.tsx) [c](/p/second/#Second.js)';
    expect(await check(body, { files })).toEqual([]);
    expect(await check('[a](/blog/gone/)', { files })).toMatchObject([
      { reason: 'The link /blog/gone/ leads to a page that does not exist.' },
    ]);
  });

  it('tells a link to an anchor that does not exist, with those there are', async () => {
    expect(await check('[b](/p/second/#ther)\n\n[c](#gone)')).toEqual([
      {
        file: 'data/p/first.md',
        line: BODY_LINE,
        reason: 'The link /p/second/#ther leads to an anchor that does not exist.',
        fix: expect.stringContaining('#there') as string,
      },
      {
        file: 'data/p/first.md',
        line: BODY_LINE + 2,
        reason: 'The link #gone leads to an anchor that does not exist.',
        fix: expect.stringContaining('no anchors') as string,
      },
    ]);
  });

  it('tells a dead link of the front matter on its line', async () => {
    const source = articleOf('Text.', ['components: []', 'unstyled: /base-ui/react-gone/']);
    expect(await check('', { files: { 'data/p/first.md': source } })).toMatchObject([
      {
        file: 'data/p/first.md',
        line: 5,
        reason: expect.stringContaining('/react-gone/') as string,
      },
    ]);
  });

  it('tells the mistakes of demos beside those of links', async () => {
    const mistakes = await check('[a](/p/none/)\n\n::demo{name="Basic"}', {
      files: { 'data/p/first/Basic.tsx': "import './rows';\n" + demo('Basic') },
    });
    expect(mistakes.map(({ file, line }) => [file, line])).toEqual([
      ['data/p/first.md', BODY_LINE],
      ['data/p/first/Basic.tsx', 1],
    ]);
  });

  it('does not take the demo of another article for the missing one', async () => {
    expect(await check('::demo{name="Second"}')).toMatchObject([
      { file: 'data/p/first.md', line: BODY_LINE, reason: 'Missing demo: Second.' },
    ]);
  });

  it('tells a navigation entry without page', async () => {
    expect(await check('Text.', { pages: [...BOTH, { pathname: '/p/third/' }] })).toEqual([
      {
        file: 'data/p/pages.ts',
        line: 1,
        reason: 'The entry /p/third/ has no page.',
        fix: expect.stringContaining('data/p/third.md') as string,
      },
    ]);
  });

  it.each<PageEntry>([
    { pathname: '/p/third/', planned: true },
    { pathname: 'https://mui.com/store/' },
    { pathname: '/p/group/', children: [] },
  ])('wants no page for %j', async (entry) => {
    expect(await check('Text.', { pages: [...BOTH, entry] })).toEqual([]);
  });

  it('tells an article that no entry leads to, and what to add', async () => {
    expect(await check('Text.', { pages: [FIRST] })).toEqual([
      {
        file: 'data/p/second.md',
        line: 1,
        reason: 'No navigation entry leads to this article.',
        fix: "Add { pathname: '/p/second/' } to data/p/pages.ts.",
      },
    ]);
  });

  it('finds entries of groups, and those that are hidden', async () => {
    const pages = [
      { pathname: '/p/g/', children: [{ pathname: '/p/s/', subheader: 's', children: [FIRST] }] },
      { ...SECOND, inSideNav: false },
    ];
    expect(await check('Text.', { pages })).toEqual([]);
  });

  it('checks the test pages as all others, and lets them lead everywhere', async () => {
    mockTestTree.pages = [
      { pathname: '/experiments/docs/' },
      { pathname: '/experiments/docs/ten-thousand-words/' },
      { pathname: '/experiments/docs/none/' },
    ];
    const files = {
      'data/docs-infra/index.md': articleOf('[a](/p/first/) [b](/experiments/docs/wrong/)'),
    };
    expect(await check('Text.', { files })).toMatchObject([
      {
        file: 'data/docs-infra/index.md',
        line: BODY_LINE,
        reason: 'The link /experiments/docs/wrong/ leads to a page that does not exist.',
      },
      {
        file: 'data/docs-infra/pages.ts',
        reason: 'The entry /experiments/docs/none/ has no page.',
        fix: 'Write data/docs-infra/none.md, or mark the entry planned.',
      },
    ]);
  });

  it('tells a link to a test page: readers have none', async () => {
    mockTestTree.pages = [{ pathname: '/experiments/docs/' }];
    const files = { 'data/docs-infra/index.md': articleOf('Text.') };
    const body = '[a](/experiments/docs/) [b](/experiments/docs/ten-thousand-words/)';
    expect((await check(body, { files })).map(({ reason }) => reason)).toEqual([
      'The link /experiments/docs/ leads to a page that does not exist.',
      'The link /experiments/docs/ten-thousand-words/ leads to a page that does not exist.',
    ]);
  });

  it('tells an entry that stands twice', async () => {
    expect(await check('Text.', { pages: [...BOTH, FIRST] })).toEqual([
      {
        file: 'data/p/pages.ts',
        line: 1,
        reason: expect.stringContaining('Duplicated pathname /p/first/ in pages') as string,
        fix: expect.any(String) as string,
      },
    ]);
  });

  it('tells the mistakes of all articles together', async () => {
    const mistakes = await check('# One\n\n[a](b)', {
      files: { 'data/p/second.md': 'Text without front matter.' },
    });
    expect(mistakes.map(({ file, line }) => [file, line])).toEqual([
      ['data/p/first.md', BODY_LINE],
      ['data/p/first.md', BODY_LINE + 2],
      ['data/p/second.md', 1],
    ]);
  });

  it('calls no link dead that leads to an article with mistakes', async () => {
    const mistakes = await check('[a](/p/second/#there)', {
      files: { 'data/p/second.md': articleOf('# One') },
    });
    expect(mistakes.map(({ file }) => file)).toEqual(['data/p/second.md']);
  });

  it('tells dead links beside an article that has mistakes, and its entry is not called empty', async () => {
    const mistakes = await check('[a](/p/none/) [b](/p/second/)', {
      files: { 'data/p/second.md': articleOf('# One') },
    });
    expect(mistakes.map(({ file, reason }) => [file, reason])).toEqual([
      ['data/p/second.md', expect.any(String)],
      ['data/p/first.md', 'The link /p/none/ leads to a page that does not exist.'],
    ]);
  });

  it('tells the line on which a tree names a page that does not exist', async () => {
    const tree = "export const pages = [\n  { pathname: '/p/third/' },\n];\n";
    expect(
      await check('Text.', {
        files: { 'data/p/pages.ts': tree },
        pages: [...BOTH, { pathname: '/p/third/' }],
      }),
    ).toMatchObject([{ file: 'data/p/pages.ts', line: 2 }]);
  });
});
