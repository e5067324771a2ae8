/** @jest-environment node */
import { parsePostFrontMatter } from '@/blog/postFrontMatter.server';

const PLACE = { file: 'data/blog/post.md', firstLine: 2 };
const LINES = {
  title: 'title: A post',
  description: 'description: What it is about.',
  date: 'date: 2026-11-21',
  tags: 'tags: [Security, Content]',
};

const parse = (changes: Partial<Record<keyof typeof LINES | 'more', string>> = {}) =>
  parsePostFrontMatter(
    Object.values({ ...LINES, ...changes })
      .filter(Boolean)
      .join('\n'),
    PLACE,
  );

describe('the front matter of a post', () => {
  it('is read, and signed by the team when it names nobody', () => {
    expect(parse()).toEqual({
      frontMatter: {
        title: 'A post',
        description: 'What it is about.',
        date: '2026-11-21',
        tags: ['Security', 'Content'],
        authors: ['The documentation team'],
      },
      problems: [],
    });
  });

  it('may name its authors', () => {
    expect(parse({ more: 'authors: [Ada, Grace]' }).frontMatter?.authors).toEqual(['Ada', 'Grace']);
  });

  it.each(['title', 'description', 'date', 'tags'] as const)('cannot be without %s', (key) => {
    const { frontMatter, problems } = parse({ [key]: '' });
    expect(frontMatter).toBeNull();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: 'data/blog/post.md', line: 2 });
    expect(problems[0]?.reason).toBe(`The ${key} of a post: missing.`);
    expect(problems[0]?.fix).toContain(`\`${key}:\``);
  });

  it.each([
    ['date', 'date: 2026-02-30', 4, 'a day of the calendar'],
    ['date', 'date: 21 November 2026', 4, 'a day of the calendar'],
    ['date', 'date: 2026-11-21T10:00:00Z', 4, 'a day of the calendar'],
    ['tags', 'tags: [Content, Gossip]', 5, 'there is no "Gossip"'],
    ['tags', 'tags:', 5, 'missing'],
    ['tags', 'tags: []', 5, 'Too small'],
    ['tags', 'tags: Content', 5, 'expected array'],
    ['title', `title: ${'x'.repeat(71)}`, 2, 'Too big'],
    ['more', 'authors: []', 6, 'Too small'],
  ] as const)('refuses %s: %s', (key, text, line, reason) => {
    const { frontMatter, problems } = parse({ [key]: text });
    expect(frontMatter).toBeNull();
    expect(problems).toEqual([
      expect.objectContaining({ line, reason: expect.stringContaining(reason) as string }),
    ]);
  });

  it('names the line of the tag that there is not', () => {
    const { problems } = parse({ tags: 'tags:\n  - Content\n  - Gossip' });
    expect(problems).toEqual([
      {
        file: 'data/blog/post.md',
        line: 7,
        reason: expect.stringContaining('The tags of a post') as string,
        fix: expect.stringContaining('Accessibility, Content, Engineering') as string,
      },
    ]);
  });

  it('has no other keys', () => {
    expect(parse({ more: 'mood: cheerful' }).problems).toEqual([
      expect.objectContaining({ line: 6, reason: 'A post has no mood.' }),
    ]);
  });

  it.each(['title: "open', '- a list'])('is YAML with keys, not %j', (yaml) => {
    const { frontMatter, problems } = parsePostFrontMatter(yaml, PLACE);
    expect(frontMatter).toBeNull();
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]?.line).toBe(2);
  });
});
