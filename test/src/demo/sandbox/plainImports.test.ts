/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { transform } from 'sucrase';
import { parseDemo } from '@/demo/sandbox/parseDemo';
import { plainImports } from '@/demo/sandbox/plainImports';
import { listFiles } from '@/lib/listFiles.server';

const PLAIN = [
  '',
  "import 'a';",
  "'use client';\n// Why\nimport a from 'a'\n/* and\nfrom 'where' */ import * as b from \"b\"; import { c, d as e, } from 'c';",
  "import a, { b } from 'a';\nimport c, * as d from 'c';\nimport {} from 'e';",
  "import {\n  a,\n  b as c,\n} from 'a';\n\nexport default function X() { return a + c; }",
  "import from from 'from';\nexport default () => from;",
  "const text = 'wait for it';\nexport default () => text;",
];

const UNUSUAL = [
  'for (;;) {}',
  'for/**/(;;) {}',
  'for\n(;;) {}',
  'async () => { for await (const x of []) x; }',
  'while (true) {}',
  'do {} while (true)',
  'do 1;while\n(true)',
  'a: for (;;) break a;',
  "const a = () => import('a');",
  "const a = 1;\nimport 'b';",
  "export { a } from 'a';",
  "export * from 'a';",
  "import /* so */ a from 'a';",
  "import { a /* so */ } from 'a';",
  "import { 'a-b' as a } from 'a';",
  "import { ä } from 'a';",
  "import a from '\\u0061';",
  'export default "for (once)";',
];

/** As the parser sees it. */
const parsed = (code: string) => parseDemo(code).imports;

describe('plainImports', () => {
  it.each(PLAIN)('reads what is plain as the parser does: %j', (code) => {
    expect(plainImports(code)).toEqual(parsed(code));
    expect(parseDemo(code).guards).toEqual([]);
  });

  it.each(UNUSUAL)('leaves %j to the parser', (code) => {
    expect(plainImports(code)).toBeNull();
    expect(() => parseDemo(code)).not.toThrow();
  });

  it('reads the demos of the site as the parser does, and most of them need none', async () => {
    const files = await listFiles('data', '.tsx');
    const codes = files.map(
      (file) =>
        transform(readFileSync(file, 'utf8'), {
          transforms: ['typescript', 'jsx'],
          jsxRuntime: 'automatic',
          production: true,
          disableESTransforms: true,
        }).code,
    );
    const plain = codes.filter((code) => plainImports(code) !== null);
    expect(plain.length).toBeGreaterThan(codes.length / 2);
    for (const code of plain) {
      const { imports, guards } = parseDemo(code);
      expect(plainImports(code)).toEqual(imports);
      expect(guards).toEqual([]);
    }
  });
});
