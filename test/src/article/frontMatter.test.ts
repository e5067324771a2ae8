/** @jest-environment node */
import { parseFrontMatter } from '@/article/frontMatter.server';

const FILE = 'data/material-ui/react-button.md';

const parse = (...lines: string[]) =>
  parseFrontMatter(lines.join('\n'), { file: FILE, firstLine: 2 });

/** The mistakes as `line: reason`. */
const mistakes = (...lines: string[]) =>
  parse(...lines).problems.map(({ line, reason }) => `${line}: ${reason}`);

const REQUIRED = ['title: Button', 'description: A button.'];

describe('parseFrontMatter', () => {
  it('reads title and description, and fills in what may be left out', () => {
    expect(parse(...REQUIRED)).toEqual({
      frontMatter: {
        title: 'Button',
        description: 'A button.',
        components: [],
        hooks: [],
        disableToc: false,
      },
      problems: [],
    });
  });

  it('reads every key of the table in CONTRIBUTING.md', () => {
    const { frontMatter, problems } = parse(
      ...REQUIRED,
      'components: [Button, ButtonGroup]',
      'hooks:',
      '  - useButton',
      'productId: x-data-grid',
      "packageName: '@mui/lab'",
      "githubLabel: 'component: button'",
      'waiAria: https://www.w3.org/WAI/ARIA/apg/patterns/button/',
      'materialDesign: https://m2.material.io/components/buttons',
      'unstyled: /base-ui/react-button/',
      'disableToc: true',
    );
    expect(problems).toEqual([]);
    expect(frontMatter).toEqual({
      title: 'Button',
      description: 'A button.',
      components: ['Button', 'ButtonGroup'],
      hooks: ['useButton'],
      productId: 'x-data-grid',
      packageName: '@mui/lab',
      githubLabel: 'component: button',
      waiAria: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
      materialDesign: 'https://m2.material.io/components/buttons',
      unstyled: '/base-ui/react-button/',
      disableToc: true,
    });
  });

  it('accepts a title of 70 characters and a description of 170', () => {
    expect(mistakes(`title: ${'t'.repeat(70)}`, `description: ${'d'.repeat(170)}`)).toEqual([]);
  });

  it('refuses a longer title and a longer description, and says how long they may be', () => {
    const { problems } = parse(`title: ${'t'.repeat(71)}`, '', `description: ${'d'.repeat(171)}`);
    expect(problems).toEqual([
      {
        file: FILE,
        line: 2,
        reason: expect.stringContaining('"title"') as string,
        fix: expect.stringContaining('70 characters') as string,
      },
      {
        file: FILE,
        line: 4,
        reason: expect.stringContaining('"description"') as string,
        fix: expect.stringContaining('170 characters') as string,
      },
    ]);
  });

  it.each([
    ['missing', []],
    ['null', ['title:', 'description:']],
    ['empty', ["title: ''", "description: ''"]],
  ])('asks for title and description when they are %s', (_state, lines) => {
    const { problems } = parse(...lines);
    expect(problems.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('"title"'),
      expect.stringContaining('"description"'),
    ]);
    expect(problems.map(({ fix }) => fix)).toEqual([
      expect.stringContaining('Add `title:`'),
      expect.stringContaining('Add `description:`'),
    ]);
  });

  it('tells a missing key at the head of the front matter', () => {
    expect(parse('description: D').problems).toMatchObject([{ file: FILE, line: 2 }]);
  });

  it('tells each unknown key on its own line, with the keys there are', () => {
    const { problems } = parse('titel: A', ...REQUIRED, 'date: 2024-01-01', 'Components: []');
    expect(problems).toEqual(
      ['titel', 'date', 'Components'].map((key, index) => ({
        file: FILE,
        line: [2, 5, 6][index],
        reason: `Unknown front matter key "${key}".`,
        fix: expect.stringContaining('title, description,') as string,
      })),
    );
  });

  it.each([
    ['title', 'title: 5'],
    ['title', 'title: [a]'],
    ['description', 'description: true'],
    ['components', 'components: Button'],
    ['components', 'components: [button]'],
    ['components', 'components: [5]'],
    ['hooks', 'hooks: [Button]'],
    ['hooks', 'hooks: useButton'],
    ['hooks', 'hooks: [user]'],
    ['productId', 'productId: material'],
    ['productId', 'productId: x'],
    ['packageName', 'packageName: react'],
    ['packageName', 'packageName: 5'],
    ['githubLabel', "githubLabel: ''"],
    ['waiAria', 'waiAria: http://www.w3.org/'],
    ['waiAria', 'waiAria: www.w3.org'],
    ['materialDesign', 'materialDesign: /components/'],
    ['unstyled', 'unstyled: base-ui/react-button/'],
    ['unstyled', 'unstyled: /base-ui/react-button'],
    ['unstyled', 'unstyled: /base-ui//react-button/'],
    ['unstyled', 'unstyled: https://mui.com/base-ui/'],
    ['disableToc', 'disableToc: yes'],
    ['disableToc', "disableToc: 'true'"],
  ])('refuses a %s of the wrong kind: %s', (key, line) => {
    const others = REQUIRED.filter((other) => !other.startsWith(`${key}:`));
    const { problems } = parse(...others, line);
    expect(problems).toEqual([
      {
        file: FILE,
        line: 2 + others.length,
        reason: expect.stringContaining(`Front matter "${key}":`) as string,
        fix: expect.stringMatching(/CONTRIBUTING\.md|characters/) as string,
      },
    ]);
  });

  it.each([
    ['a value with a colon and a space', ['title: a: b', 'description: D'], 2],
    ['a value that starts with an at sign', ['title: T', 'description: @mui/material'], 3],
    ['a key that stands twice', ['title: T', 'description: D', 'title: U'], 4],
    ['a quote without its end', ['title: T', 'description: "D'], 3],
    ['a list without its end', ['title: T', 'components: [Button', 'description: D'], 4],
  ])('says on which line the YAML breaks: %s', (_what, lines, line) => {
    const { problems } = parse(...lines);
    expect(problems[0]).toEqual({
      file: FILE,
      line,
      reason: expect.stringContaining('The front matter is not valid YAML: ') as string,
      fix: expect.stringContaining('quote a value') as string,
    });
  });

  it('refuses front matter that is no list of keys', () => {
    expect(parse('- a', '- b').problems).toMatchObject([{ file: FILE, line: 2 }]);
    expect(parse('just words').problems).toMatchObject([{ file: FILE, line: 2 }]);
  });

  it('tells all mistakes together', () => {
    expect(
      mistakes('title: 5', 'components: Button', 'color: red').map((text) => text.slice(0, 2)),
    ).toEqual(expect.arrayContaining(['2:', '3:', '4:']));
  });

  it('counts lines from where the front matter begins', () => {
    const { problems } = parseFrontMatter('title: T\nnope: 1\ndescription: D', {
      file: FILE,
      firstLine: 10,
    });
    expect(problems).toMatchObject([{ line: 11 }]);
  });

  it('returns readable front matter even then, so that the rest can be checked', () => {
    expect(parse('title: 5').frontMatter).toMatchObject({ components: [], hooks: [] });
    expect(parse('title: a: b').frontMatter).toMatchObject({ components: [], hooks: [] });
  });
});
