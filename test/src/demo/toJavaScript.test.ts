/** @jest-environment node */
import { toJavaScript, UnconvertibleError } from '@/demo/toJavaScript.server';

/** Lines of a source as one text, which ends with a line break. */
const lines = (...texts: string[]) => `${texts.join('\n')}\n`;

const component = (...body: string[]) =>
  lines('export default function A() {', ...body, '  return <p>{a}</p>;', '}');

describe('toJavaScript', () => {
  it('leaves JavaScript as it is', async () => {
    const source = lines(
      '// Above all.',
      "import * as React from 'react';",
      "import Button from '@mui/material/Button';",
      '',
      '/** What it is. */',
      "const rows = [{ id: 1, name: 'A' }]; // Behind.",
      'const text = `none\n\n  at all`;',
      '',
      'export default function A() {',
      '  const [open, setOpen] = React.useState(false);',
      '',
      '  // Inside.',
      '  return (',
      '    <Button onClick={() => setOpen(!open)}>',
      '      {/* In the markup. */}',
      '      {open ? rows.length : text}',
      '    </Button>',
      '  );',
      '}',
    );
    expect(await toJavaScript(source)).toBe(source);
  });

  it.each<[what: string, typed: string, untyped: string]>([
    ['annotations', 'const a: number | null = f(b!);', 'const a = f(b);'],
    [
      'arguments of types',
      'const a = React.useState<string[]>([]);',
      'const a = React.useState([]);',
    ],
    ['assertions', 'const a = (b as Item).name satisfies string;', 'const a = b.name;'],
    ['constness', "const a = ['x', 'y'] as const;", "const a = ['x', 'y'];"],
    [
      'types of parameters and results',
      'const f = async <T,>(a?: T, ...b: T[]): Promise<T> => g(a, b);',
      'const f = async (a, ...b) => g(a, b);',
    ],
    ['guards', 'const f = (a: unknown): a is string => !a;', 'const f = (a) => !a;'],
    [
      'marks of class members',
      'class A<T> extends B<T> implements C {\n  private readonly a?: T = 1;\n}',
      'class A extends B {\n  a = 1;\n}',
    ],
    [
      'markup',
      'const a = <Select<Item> onChange={(b: Item) => b!} />;',
      'const a = <Select onChange={(b) => b} />;',
    ],
  ])('leaves out %s', async (_what, typed, untyped) => {
    expect(await toJavaScript(`${typed}\n`)).toBe(`${untyped}\n`);
  });

  it.each<[written: string, left: string]>([
    ["import A, { type B } from 'a';", "import A from 'a';"],
    ["import A, { type B, C, type D } from 'a';", "import A, { C } from 'a';"],
    ["import { type B, C } from 'a';", "import { C } from 'a';"],
    ["import { C, type B as D } from 'a';", "import { C } from 'a';"],
    ["import { type B } from 'a';", ''],
    ["import type A from 'a';", ''],
    ["import type * as A from 'a';", ''],
    ["import type { A } from 'a';", ''],
    ["import 'a';", "import 'a';"],
    ["import {} from 'a';", "import {} from 'a';"],
    ["export { type A } from 'a';", ''],
    ["export { type A, b } from 'a';", "export { b } from 'a';"],
    ["export type { A } from 'a';", ''],
  ])('makes of %s: %s', async (written, left) => {
    const source = lines("import x from 'x';", written, "import y from 'y';");
    const rest = lines("import x from 'x';", ...(left ? [left] : []), "import y from 'y';");
    expect(await toJavaScript(source)).toBe(rest);
  });

  it.each([
    ['an interface', 'interface Props {\n  /** Which. */\n  a: string;\n\n  b: number;\n}'],
    ['a type', "type Name =\n  | 'a'\n  | 'b';"],
    ['an exported type', 'export type A = string;'],
    ['an augmentation', "declare module 'a' {\n  interface B {\n    c: true;\n  }\n}"],
    ['a declaration', 'declare const a: string;'],
    ['an overload', 'function f(a: string): void;'],
  ])(
    'leaves out %s with the comment directly above and the one behind',
    async (_what, statement) => {
      const source = lines(
        'const before = 1;',
        '',
        '// Of its own.',
        '',
        '// Of the type,',
        '// in two lines.',
        `${statement} // Behind it.`,
        '',
        '/** Of what follows. */',
        'const after = 2;',
      );
      expect(await toJavaScript(source)).toBe(
        lines(
          'const before = 1;',
          '',
          '// Of its own.',
          '',
          '/** Of what follows. */',
          'const after = 2;',
        ),
      );
    },
  );

  it('adds no blank line where types stood between lines', async () => {
    const source = component(
      '  const a = 1;',
      '  type B = number;',
      '  const c = 2;',
      '  interface D {',
      '    e: string;',
      '  }',
      '',
      '  const f = 3;',
    );
    expect(await toJavaScript(source)).toBe(
      component('  const a = 1;', '  const c = 2;', '', '  const f = 3;'),
    );
  });

  it('adds no blank line where types of several lines stood in a statement', async () => {
    const source = lines(
      'class A {',
      '  a = 1;',
      '  declare b: string;',
      '  [key: string]: unknown;',
      '  c = 2;',
      '}',
      '',
      'const d = React.forwardRef<',
      '  HTMLDivElement,',
      '  { e: string }',
      '>(function D(props, ref) {',
      '  return null;',
      '});',
      '',
      'function F({',
      '  g,',
      '  h,',
      '}: {',
      '  g: string;',
      '  h: number;',
      '}) {',
      '  return g + h;',
      '}',
    );
    expect(await toJavaScript(source)).toBe(
      lines(
        'class A {',
        '  a = 1;',
        '  c = 2;',
        '}',
        '',
        'const d = React.forwardRef(function D(props, ref) {',
        '  return null;',
        '});',
        '',
        'function F({ g, h }) {',
        '  return g + h;',
        '}',
      ),
    );
  });

  it('keeps comments on the line before a type, and at the end of the file', async () => {
    const source = lines('const a = 1; // Of a.', 'type B = 1;', 'const c = 2;', '', '// The end.');
    expect(await toJavaScript(source)).toBe(
      lines('const a = 1; // Of a.', 'const c = 2;', '', '// The end.'),
    );
  });

  it('leaves out a type that shares its line', async () => {
    expect(await toJavaScript('const a = 1; type B = 1; const c = 2;\n')).toBe(
      lines('const a = 1;', 'const c = 2;'),
    );
  });

  it('starts with the first line that is left', async () => {
    const source = lines("import type A from 'a';", '', 'type B = A;', '', 'const c = 1;');
    expect(await toJavaScript(source)).toBe('const c = 1;\n');
  });

  it('formats what became shorter', async () => {
    const source = lines(
      'const Root = styled(Button)<{ ownerState: OwnerStateOfTheRootSlotOfThisVeryComponent }>(',
      '  ({ theme }) => ({ color: theme.palette.text.primary }),',
      ');',
    );
    expect(await toJavaScript(source)).toBe(
      'const Root = styled(Button)(({ theme }) => ({ color: theme.palette.text.primary }));\n',
    );
  });

  it.each([
    ['an enum', "const a = 1;\n\nenum Size {\n  Small = 's',\n}", 3, /enum Size \{/],
    [
      'a parameter property',
      'class A {\n  constructor(private b: string) {}\n}',
      2,
      /constructor\(private b/,
    ],
    ['a namespace', 'namespace A {\n  export const b = 1;\n}', 1, /namespace A \{/],
    ['an import as of CommonJS', "type B = 1;\nimport a = require('a');", 2, /import a = require/],
  ])('cannot convert %s and says where it is', async (_what, source, line, syntax) => {
    const error = await toJavaScript(source).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnconvertibleError);
    expect(error).toMatchObject({ line, syntax: expect.stringMatching(syntax) as string });
    expect((error as Error).message).toMatch(new RegExp(`^Line ${line}: .*${syntax.source}`));
  });

  it('fails for what is no TypeScript', async () => {
    await expect(toJavaScript('const a = ;')).rejects.toThrow(SyntaxError);
  });
});
