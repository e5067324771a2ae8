/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadBlogPosts } from '@/site/loadBlogPosts.server';
import { loadBlogProblems } from '@/site/loadBlogProblems.server';
import { mistakesOf } from '../../fixtures/article';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'blog-'));
});

afterEach(() => rm(folder, { recursive: true }));

const HEAD = ['title: A post', 'description: About it.', 'date: 2026-11-21', 'tags: [Content]'];

async function write(name: string, body = 'Text.', head: readonly string[] = HEAD) {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, ['---', ...head, '---', '', body, ''].join('\n'));
  return file;
}

const dated = (title: string, date: string) => [
  `title: ${title}`,
  'description: About it.',
  `date: ${date}`,
  'tags: [Content]',
];

describe('loadBlogPosts', () => {
  it('reads posts as articles are read', async () => {
    await write('a-post.md', 'Text.\n\n## Why\n\n```ts\nconst a = 1;\n```\n\n:::info\nNote.\n:::');
    const [post] = await loadBlogPosts({ folder });
    expect(post).toMatchObject({
      path: '/blog/a-post/',
      frontMatter: { title: 'A post', authors: ['The documentation team'] },
      headings: [{ id: 'why', text: 'Why', level: 2 }],
    });
    const html = post?.blocks.map((block) => block.html).join('');
    expect(html).toContain('<h2 id="why"><a href="#why" class="anchor">Why</a></h2>');
    expect(html).toContain('<span class="k">const </span>');
    expect(html).toContain('callout-info');
    expect(post?.text).not.toContain('const a');
    expect(post?.sections).toEqual([
      { id: '', heading: '', text: 'Text.' },
      { id: 'why', heading: 'Why', text: 'Note.' },
    ]);
  });

  it('puts the newest first, those of one day by title', async () => {
    await write('one.md', '', dated('Beta', '2026-11-02'));
    await write('two.md', '', dated('Newest', '2026-11-03'));
    await write('three.md', '', dated('Alpha', '2026-11-02'));
    const posts = await loadBlogPosts({ folder });
    expect(posts.map(({ frontMatter }) => frontMatter.title)).toEqual(['Newest', 'Alpha', 'Beta']);
  });

  it('stops at a tag that there is not, with file, line, reason and fix', async () => {
    const file = await write('a.md', '', [...HEAD.slice(0, 3), 'tags: [Gossip]']);
    expect(await mistakesOf(loadBlogPosts({ folder }))).toEqual([
      {
        file,
        line: 5,
        reason: expect.stringContaining('tags') as string,
        fix: expect.stringContaining('data/blog/tags.ts') as string,
      },
    ]);
  });

  it('tells the mistakes of all posts at once, in the order of each file', async () => {
    const first = await write('a.md', '### Deep\n\n[x](nowhere)', HEAD.slice(1));
    const second = await write('b.md', '::demo{name="Basic"}');
    const mistakes = await mistakesOf(loadBlogPosts({ folder }));
    expect(mistakes.map(({ file, line }) => [file, line])).toEqual([
      [first, 2],
      [first, 7],
      [first, 9],
      [second, 8],
    ]);
    expect(mistakes[3]?.reason).toBe('A demo in a post.');
  });

  it('stops at a post without front matter', async () => {
    const file = path.join(folder, 'a.md');
    await writeFile(file, 'Text.\n');
    expect(await mistakesOf(loadBlogPosts({ folder }))).toEqual([
      expect.objectContaining({ file, line: 1, reason: 'No front matter.' }),
    ]);
  });

  it('stops at a second post of the same address, and at one in a folder', async () => {
    const first = await write('2026/a.md');
    const second = await write('a.md');
    const reasons = (await mistakesOf(loadBlogPosts({ folder }))).map(({ file, reason }) => [
      file,
      reason,
    ]);
    expect(reasons).toEqual([
      [first, 'A post in a folder of its own.'],
      [second, `The address /blog/a/ is that of ${first}, too.`],
    ]);
  });

  it.each(['A-Post.md', 'a_post.md', 'a--post.md', '-a.md'])(
    'stops at the file name %s',
    async (name) => {
      await write(name);
      expect(await mistakesOf(loadBlogPosts({ folder }))).toEqual([
        expect.objectContaining({ line: 1, reason: `The name "${path.basename(name, '.md')}".` }),
      ]);
    },
  );
});

describe('loadBlogProblems', () => {
  it('has nothing against links to pages, anchors, posts and feeds that there are', async () => {
    await write('b.md', '## There');
    await write(
      'a.md',
      '[a](/blog/b/#there) [b](#here) [c](/material-ui/react-button/) [d](/blog/rss.xml) [e](/known/) [f](https://e.org/)\n\n## Here',
    );
    expect(await loadBlogProblems(['/known/'], folder)).toEqual([]);
  });

  it('names links that lead nowhere', async () => {
    const file = await write(
      'a.md',
      '[a](/blog/b/)\n\n[b](#here)\n\n[c](/material-ui/react-button/#no-such-section)\n\n[d](/unknown/)',
    );
    const found = await loadBlogProblems([], folder);
    expect(found.map((problem) => [problem.file, problem.line, problem.reason])).toEqual([
      [file, 8, 'The link /blog/b/ leads to a page that does not exist.'],
      [file, 10, 'The link #here leads to an anchor that does not exist.'],
      [
        file,
        12,
        'The link /material-ui/react-button/#no-such-section leads to an anchor that does not exist.',
      ],
      [file, 14, 'The link /unknown/ leads to a page that does not exist.'],
    ]);
  });

  it('names the mistakes of posts', async () => {
    await write('a.md', '', HEAD.slice(0, 3));
    expect(await loadBlogProblems([], folder)).toEqual([
      expect.objectContaining({ reason: expect.stringContaining('tags') as string }),
    ]);
  });
});
