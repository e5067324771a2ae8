/** @jest-environment node */
import { parseArticle } from '@/article/parseArticle.server';
import { articleOf, BODY_LINE, CONTEXT, mistakesOf, parseBody } from '../../fixtures/article';

describe('parseArticle', () => {
  it('cuts an article at its demos', async () => {
    const { blocks } = await parseBody('One.\n\n::demo{name="Basic"}\n\nTwo.\n');
    expect(blocks).toEqual([
      { kind: 'html', html: '<p>One.</p>' },
      { kind: 'demo', name: 'Basic', options: expect.any(Object) as object },
      { kind: 'html', html: '<p>Two.</p>' },
    ]);
  });

  it('makes no block of nothing', async () => {
    expect((await parseBody('')).blocks).toEqual([]);
    const { blocks } = await parseBody('::demo{name="A"}\n\n::demo{name="B"}');
    expect(blocks.map((block) => (block.kind === 'html' ? block.html : block.name))).toEqual([
      'A',
      'B',
    ]);
  });

  it('gives a demo the defaults of CONTRIBUTING.md', async () => {
    const { blocks } = await parseBody('::demo{name="Basic"}');
    expect(blocks).toEqual([
      {
        kind: 'demo',
        name: 'Basic',
        options: {
          bg: 'outlined',
          maxWidth: null,
          height: null,
          defaultCodeOpen: false,
          hideToolbar: false,
          hideEditButton: false,
          disableLiveEdit: false,
          iframe: false,
        },
      },
    ]);
  });

  it('gives a demo its options, numbers and switches as such', async () => {
    const { blocks } = await parseBody(
      '::demo{name="A" bg="true" maxWidth="500" height="80" defaultCodeOpen="true" hideEditButton="true" disableLiveEdit="true"}\n\n' +
        '::demo{name="B" hideToolbar="true"}',
    );
    expect(blocks).toMatchObject([
      {
        options: {
          bg: 'true',
          maxWidth: 500,
          height: 80,
          defaultCodeOpen: true,
          hideToolbar: false,
          hideEditButton: true,
          disableLiveEdit: true,
        },
      },
      { options: { defaultCodeOpen: false, hideToolbar: true } },
    ]);
  });

  it('gives a demo in a document of its own a filled background and a height', async () => {
    const { blocks } = await parseBody(
      '::demo{name="A" iframe="true"}\n\n::demo{name="B" iframe="true" bg="true" height="300"}',
    );
    expect(blocks).toMatchObject([
      { options: { iframe: true, bg: 'true', height: 400 } },
      { options: { iframe: true, bg: 'true', height: 300 } },
    ]);
  });

  it('names the file and the front matter', async () => {
    const article = await parseBody('', ['components: [Button]']);
    expect(article.file).toBe(CONTEXT.file);
    expect(article.frontMatter).toMatchObject({
      title: 'Test',
      description: 'A test.',
      components: ['Button'],
    });
  });

  it('lists headings of level 2 and 3 in their order', async () => {
    const { headings } = await parseBody('## One\n\n### Two `code`\n\n#### Three\n\n## One');
    expect(headings).toEqual([
      { id: 'one', text: 'One', level: 2 },
      { id: 'two-code', text: 'Two code', level: 3 },
      { id: 'one-1', text: 'One', level: 2 },
    ]);
  });

  it('lists links and demos with the lines they stand on', async () => {
    const { links, demos } = await parseBody(
      'A [b](/b/)\nand [c](#c).\n\n::demo{name="D"}\n\n[e][ref] ![f](/static/f.png)\n\n[ref]: https://mui.com/',
    );
    expect(links).toEqual([
      { url: '/b/', line: BODY_LINE },
      { url: '#c', line: BODY_LINE + 1 },
      { url: 'https://mui.com/', line: BODY_LINE + 7 },
    ]);
    expect(demos).toEqual([{ name: 'D', line: BODY_LINE + 3 }]);
  });

  it('lists the link that the front matter makes, on its line', async () => {
    const { links } = await parseBody('', [
      'components: [Button]',
      'unstyled: /base-ui/react-button/',
    ]);
    expect(links).toEqual([{ url: '/base-ui/react-button/', line: 5 }]);
  });

  it('cuts the text at its headings for search, the introduction first', async () => {
    const { sections } = await parseBody(
      'Intro **bold** text.\n\n## One\n\nA\n\n### Two\n\nB\n\n#### Deep\n\n- c\n- d\n',
    );
    expect(sections).toEqual([
      { id: '', heading: '', text: 'Intro bold text.' },
      { id: 'one', heading: 'One', text: 'A' },
      { id: 'two', heading: 'Two', text: 'B Deep c d' },
    ]);
  });

  it('keeps fences, demos and HTML out of the text for search', async () => {
    const { sections } = await parseBody(
      'A\n\n```js\nconst secret = 1;\n```\n\n::demo{name="Basic"}\n\nB<br>C',
    );
    expect(sections[0]?.text).not.toMatch(/secret|Basic|br/);
    expect(sections[0]?.text).toMatch(/^A B ?C$/);
  });

  it('is plain data, which can be kept as JSON', async () => {
    const article = await parseBody('## A\n\n::demo{name="B"}\n\n[c](/c/)');
    expect(JSON.parse(JSON.stringify(article))).toEqual(article);
  });
});

describe('the mistakes of an article', () => {
  it('are told together, in the order of their lines', async () => {
    const body = [
      '#### Four', // 9
      '',
      '[a](b)', // 11
      '',
      '```sh', // 13
      'x',
      '```',
      '',
      '::demo{name="basic"}', // 17
      '',
      '<div></div>', // 19
      '',
      '::demo{name="A"}', // 21
      '',
      '::demo{name="A"}', // 23
    ].join('\n');
    const mistakes = await mistakesOf(
      parseBody(body, ['nope: 1', 'disableToc: 5', 'hooks: [Button]', 'unstyled: b']),
    );
    expect(mistakes.map(({ line }) => line)).toEqual([4, 5, 6, 7, 9, 11, 13, 17, 19, 23]);
    expect(new Set(mistakes.map(({ file }) => file))).toEqual(new Set([CONTEXT.file]));
  });

  it('include those of the text when the front matter cannot be read', async () => {
    const source = '---\ntitle: a: b\ndescription: D\n---\n\n# One\n';
    const mistakes = await mistakesOf(parseArticle(source, CONTEXT));
    expect(mistakes.map(({ line }) => line)).toEqual([2, 6]);
    expect(mistakes[0]?.reason).toContain('not valid YAML');
  });

  it('begin with the lack of front matter', async () => {
    expect(await mistakesOf(parseArticle('Text.\n\n# One\n', CONTEXT))).toEqual([
      {
        file: CONTEXT.file,
        line: 1,
        reason: 'No front matter.',
        fix: expect.stringContaining('title:') as string,
      },
      {
        file: CONTEXT.file,
        line: 3,
        reason: expect.stringContaining('level-1 heading') as string,
        fix: expect.any(String) as string,
      },
    ]);
  });

  it('include front matter that does not begin on the first line', async () => {
    const mistakes = await mistakesOf(parseArticle(`\n${articleOf('Text.')}`, CONTEXT));
    expect(mistakes[0]).toMatchObject({ line: 1, reason: 'No front matter.' });
  });

  it('are counted in lines also where lines end as on Windows', async () => {
    const source = articleOf('Text.\n\n# One').replaceAll('\n', '\r\n');
    expect(await mistakesOf(parseArticle(source, CONTEXT))).toMatchObject([
      { line: BODY_LINE + 2 },
    ]);
  });

  it('stand in the message of the error, as terminals make links of them', async () => {
    await expect(parseBody('# One')).rejects.toThrow(
      `The content has 1 mistake.\n\n${CONTEXT.file}:${BODY_LINE}\n  A level-1 heading.\n  Fix: `,
    );
  });

  it('tells a container that is never closed, and where it begins', async () => {
    const article = parseArticle(
      '---\ntitle: T\ndescription: D\n---\n\nOne.\n\n:::info\nTwo.\n\n## Three\n',
      CONTEXT,
    );
    await expect(article).rejects.toMatchObject({
      problems: [{ file: CONTEXT.file, line: 8, reason: ':::info is never closed.' }],
    });
  });

  it('tells a directive in the middle of a line, on its own line', async () => {
    const article = parseArticle(
      '---\ntitle: T\ndescription: D\n---\n\nOne\ntwo\nthree ::demo{name="Basic"}\n',
      CONTEXT,
    );
    await expect(article).rejects.toMatchObject({
      problems: [{ line: 8, reason: 'A directive that was not understood.' }],
    });
  });
});

describe('the components and hooks of an article', () => {
  const unknown = (frontMatter: string[]) => mistakesOf(parseBody('Text.', frontMatter));

  it('are those that the packages of its product export', async () => {
    const frontMatter = ['productId: base-ui', 'components: [Menu]', 'hooks: [useMenu]'];
    expect(await unknown(frontMatter)).toEqual([]);
  });

  it('are told on their line when nothing is known by the name', async () => {
    const frontMatter = ['components: [Button, Buton]', 'hooks:', '  - useNothing'];
    expect(await unknown(frontMatter)).toMatchObject([
      { line: 4, reason: 'The API reference of material-ui has no Buton.' },
      { line: 6, reason: 'The API reference of material-ui has no useNothing.' },
    ]);
  });
});
