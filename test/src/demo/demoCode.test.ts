/** @jest-environment node */
import { readDemoCode, readDemoSummary } from '@/demo/demoCode.server';
import { toJavaScript } from '@/demo/toJavaScript.server';
import { writeProject } from '../../fixtures/project';

jest.mock('@/demo/toJavaScript.server', () => {
  const actual = jest.requireActual<{ toJavaScript: () => unknown }>('@/demo/toJavaScript.server');
  return { ...actual, toJavaScript: jest.fn(actual.toJavaScript) };
});

beforeEach(() => jest.mocked(toJavaScript).mockClear());

const ARTICLE = 'data/p/group/article.md';

const typed = (tag: string) =>
  `import { type A } from 'a';\n\nexport default function Basic() {\n  const a: A = 1;\n  return <${tag}>{a}</${tag}>;\n}\n`;

const untyped = (tag: string) =>
  `export default function Basic() {\n  const a = 1;\n  return <${tag}>{a}</${tag}>;\n}`;

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

/** A project with a demo `Basic` in these files. */
const write = (files: Record<string, string>) =>
  writeProject(
    Object.fromEntries(
      Object.entries(files).map(([name, source]) => [`data/p/group/article/${name}`, source]),
    ),
  );

describe('readDemoCode', () => {
  it('names the demo and its module', async () => {
    await write({ 'Basic.tsx': typed('i') });
    expect(await readDemoCode(ARTICLE, 'Basic')).toMatchObject({
      name: 'Basic',
      module: 'group/article/Basic',
    });
  });

  it('gives TypeScript and JavaScript of one styling', async () => {
    await write({ 'Basic.tsx': typed('i') });
    const { sources } = await readDemoCode(ARTICLE, 'Basic');
    expect(sources).toEqual([
      {
        styling: 'MUI System',
        variant: 'TS',
        fileName: 'Basic.tsx',
        code: typed('i').trimEnd(),
        html: expect.any(String) as string,
      },
      {
        styling: 'MUI System',
        variant: 'JS',
        fileName: 'Basic.js',
        code: untyped('i'),
        html: expect.any(String) as string,
      },
    ]);
  });

  it('gives every styling there is, MUI System first', async () => {
    await write({
      'Basic.css.tsx': typed('b'),
      'Basic.tailwind.tsx': typed('u'),
      'Basic.tsx': typed('i'),
    });
    const { sources } = await readDemoCode(ARTICLE, 'Basic');
    expect(sources.map(({ styling, variant, code }) => [styling, variant, code])).toEqual([
      ['MUI System', 'TS', typed('i').trimEnd()],
      ['MUI System', 'JS', untyped('i')],
      ['Tailwind', 'TS', typed('u').trimEnd()],
      ['Tailwind', 'JS', untyped('u')],
      ['CSS', 'TS', typed('b').trimEnd()],
      ['CSS', 'JS', untyped('b')],
    ]);
    expect(new Set(sources.map(({ fileName }) => fileName))).toEqual(
      new Set(['Basic.tsx', 'Basic.js']),
    );
  });

  it('colors each source', async () => {
    await write({ 'Basic.tsx': typed('i') });
    const { sources } = await readDemoCode(ARTICLE, 'Basic');
    for (const { html, code } of sources) {
      expect(textOf(html)).toBe(code);
      expect(html).toContain('<span class="k">export default function </span>');
    }
  });

  it('converts a content once, and a changed one again', async () => {
    await write({ 'Basic.tsx': typed('s') });
    const first = await readDemoCode(ARTICLE, 'Basic');
    expect(await readDemoCode(ARTICLE, 'Basic')).toEqual(first);
    await readDemoSummary(ARTICLE, 'Basic');
    expect(toJavaScript).toHaveBeenCalledTimes(1);

    await write({ 'Basic.tsx': typed('p') });
    const second = await readDemoCode(ARTICLE, 'Basic');
    expect(second.sources[1]?.code).toBe(untyped('p'));
    expect(toJavaScript).toHaveBeenCalledTimes(2);
  });

  it('fails each time for a demo that cannot be converted', async () => {
    await write({ 'Basic.tsx': 'enum A {}\n' });
    await expect(readDemoCode(ARTICLE, 'Basic')).rejects.toThrow(/Line 1/);
    await expect(readDemoCode(ARTICLE, 'Basic')).rejects.toThrow(/Line 1/);
  });

  it('fails for a demo without file in MUI System', async () => {
    await write({ 'Basic.css.tsx': typed('i') });
    await expect(readDemoCode(ARTICLE, 'Basic')).rejects.toThrow(/ENOENT.*Basic\.tsx/);
  });
});

describe('readDemoSummary', () => {
  it('names the stylings and previews MUI System, colored', async () => {
    await write({ 'Basic.tsx': typed('i'), 'Basic.css.tsx': typed('b') });
    const { stylings, previewHtml } = await readDemoSummary(ARTICLE, 'Basic');
    expect(stylings).toEqual(['MUI System', 'CSS']);
    expect(previewHtml).toContain('<span');
    expect(textOf(previewHtml ?? '')).toBe('<i>{a}</i>');
  });

  it('previews without types', async () => {
    const source =
      'export default function Basic() {\n  return <i onClick={(a: A) => b(a)} />;\n}\n';
    await write({ 'Basic.tsx': source });
    const { previewHtml } = await readDemoSummary(ARTICLE, 'Basic');
    expect(textOf(previewHtml ?? '')).toBe('<i onClick={(a) => b(a)} />');
  });

  it('previews nothing where nothing is short enough', async () => {
    await write({ 'Basic.tsx': 'export default function Basic() {\n  return null;\n}\n' });
    expect(await readDemoSummary(ARTICLE, 'Basic')).toEqual({
      stylings: ['MUI System'],
      previewHtml: null,
    });
  });
});
