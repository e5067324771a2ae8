/** @jest-environment node */
import { demoProblems } from '@/demo/demoProblems.server';
import { writeProject } from '../../fixtures/project';

const ARTICLE = 'data/p/article.md';

const demo = (name: string) => `export default function ${name}() {\n  return null;\n}\n`;

/** The mistakes of an article that shows `Basic` on line 7, with these files in its folder. */
async function check(files: Record<string, string>) {
  const inFolder = Object.entries(files).map(([name, source]): [string, string] => [
    `data/p/article/${name}`,
    source,
  ]);
  await writeProject({ [ARTICLE]: '', ...Object.fromEntries(inFolder) });
  return demoProblems([{ file: ARTICLE, demos: [{ name: 'Basic', line: 7 }] }]);
}

describe('demoProblems', () => {
  it('has nothing against a demo in every styling', async () => {
    expect(
      await check({
        'Basic.tsx': demo('Basic'),
        'Basic.tailwind.tsx': demo('Basic'),
        'Basic.css.tsx': demo('Basic'),
      }),
    ).toEqual([]);
  });

  it('tells a demo without file, and which demos there are', async () => {
    const mistakes = await check({
      'Basic.css.tsx': demo('Basic'),
      'Basik.tsx': demo('Basik'),
      'Other.tsx': demo('Other'),
    });
    expect(mistakes).toContainEqual({
      file: ARTICLE,
      line: 7,
      reason: 'Missing demo: Basic.',
      fix: 'You can use one of the following: Basik, Other.',
    });
  });

  it('says which file to write where there is no demo yet', async () => {
    expect(await check({})).toEqual([
      {
        file: ARTICLE,
        line: 7,
        reason: 'Missing demo: Basic.',
        fix: 'Write data/p/article/Basic.tsx.',
      },
    ]);
  });

  it.each(['tailwind', 'css'])(
    'tells %s of a demo that has no file in MUI System',
    async (slug) => {
      const mistakes = await check({
        'Basic.tsx': demo('Basic'),
        [`Other.${slug}.tsx`]: demo('Other'),
      });
      expect(mistakes).toEqual([
        {
          file: `data/p/article/Other.${slug}.tsx`,
          line: 1,
          reason: expect.stringContaining('there is no Other.tsx') as string,
          fix: 'Write data/p/article/Other.tsx, in MUI System.',
        },
      ]);
    },
  );

  it.each(['foo', 'system', 'css.tailwind'])('tells the unknown styling %s', async (slug) => {
    const mistakes = await check({
      'Basic.tsx': demo('Basic'),
      [`Basic.${slug}.tsx`]: demo('Basic'),
    });
    expect(mistakes).toEqual([
      {
        file: `data/p/article/Basic.${slug}.tsx`,
        line: 1,
        reason: `The ending .${slug}.tsx is not a way of styling.`,
        fix: 'Use one of: Basic.tsx, Basic.tailwind.tsx, Basic.css.tsx.',
      },
    ]);
  });

  it('tells a demo that its article does not show', async () => {
    const mistakes = await check({
      'Basic.tsx': demo('Basic'),
      'Other.tsx': demo('Other'),
      'Other.css.tsx': demo('Other'),
    });
    expect(mistakes).toEqual([
      {
        file: 'data/p/article/Other.tsx',
        line: 1,
        reason: 'No article shows the demo Other.',
        fix: expect.stringMatching(/::demo\{name="Other"\}.*data\/p\/article\.md/) as string,
      },
    ]);
  });

  it('tells a demo that stands beside no article', async () => {
    const mistakes = await check({
      'Basic.tsx': demo('Basic'),
      'deeper/Basic.tsx': demo('Basic'),
    });
    expect(mistakes).toMatchObject([
      { file: 'data/p/article/deeper/Basic.tsx', reason: 'No article shows the demo Basic.' },
    ]);
  });

  it('calls no demo unused whose article could not be read', async () => {
    const mistakes = await check({
      'Basic.tsx': demo('Basic'),
      '../broken.md': '',
      '../broken/Unknown.tsx': demo('Unknown'),
    });
    expect(mistakes).toEqual([]);
  });

  it.each(['rows.ts', 'rows.js', 'rows.mjs', 'Row.jsx'])(
    'tells the helper file %s',
    async (helper) => {
      const mistakes = await check({ 'Basic.tsx': demo('Basic'), [helper]: '', 'rows.json': '[]' });
      expect(mistakes).toMatchObject([
        {
          file: `data/p/article/${helper}`,
          line: 1,
          fix: expect.stringContaining('without helpers') as string,
        },
      ]);
    },
  );

  it('has nothing against the code of a product', async () => {
    expect(await check({ 'Basic.tsx': demo('Basic'), '../pages.ts': '' })).toEqual([]);
  });

  it('tells what is wrong in the source of each styling', async () => {
    const mistakes = await check({
      'Basic.tsx': `import './a';\n${demo('Basic')}`,
      'Basic.css.tsx': `\n${demo('BasicCss')}`,
    });
    expect(mistakes).toEqual([
      {
        file: 'data/p/article/Basic.css.tsx',
        line: 2,
        reason: expect.stringContaining('called BasicCss, its file Basic') as string,
        fix: expect.any(String) as string,
      },
      {
        file: 'data/p/article/Basic.tsx',
        line: 1,
        reason: expect.stringContaining('./a') as string,
        fix: expect.any(String) as string,
      },
    ]);
  });
});
