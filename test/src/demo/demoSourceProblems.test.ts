/** @jest-environment node */
import { demoSourceProblems } from '@/demo/demoSourceProblems.server';

const FILE = 'data/p/article/Basic.tsx';

const check = (...lines: string[]) =>
  demoSourceProblems({ file: FILE, name: 'Basic', source: `${lines.join('\n')}\n` });

const BASIC = ['export default function Basic() {', '  return null;', '}'];

type Mistake = [
  what: string,
  lines: string[],
  mistake: { line: number; reason: RegExp; fix: RegExp },
];

const MISTAKES: Mistake[] = [
  [
    'a package that is not installed',
    ["import * as React from 'react';", "import _ from 'lodash/get';", '_(React);', ...BASIC],
    { line: 2, reason: /lodash\/get is of no package/, fix: /`dependencies`/ },
  ],
  [
    'a tool that readers do not have',
    ["import 'jest';", ...BASIC],
    { line: 1, reason: /jest is of no package/, fix: /`dependencies`/ },
  ],
  [
    'a package that the site is built with',
    ["import Link from 'next/link';", 'Link();', ...BASIC],
    { line: 1, reason: /next\/link is of no package/, fix: /importablePackages/ },
  ],
  [
    'code of this site',
    ["import { type A } from '@/lib/colors';", ...BASIC],
    { line: 1, reason: /@\/lib\/colors is of no package/, fix: /`dependencies`/ },
  ],
  [
    'a helper file',
    ["import rows from './rows';", 'f(rows);', ...BASIC],
    { line: 1, reason: /\.\/rows leads to a file/, fix: /into the demo/ },
  ],
  [
    'a file of another folder that is exported again',
    [...BASIC, "export * from '../rows';"],
    { line: 4, reason: /\.\.\/rows leads to a file/, fix: /into the demo/ },
  ],
  [
    'an import while running',
    ['export default function Basic() {', "  void import('./rows');", '}'],
    { line: 2, reason: /\.\/rows leads to a file/, fix: /into the demo/ },
  ],
  [
    'an import in a type',
    ["const a: import('lodash').B = 1;", 'f(a);', ...BASIC],
    { line: 1, reason: /lodash is of no package/, fix: /`dependencies`/ },
  ],
  ...['material', 'joy', 'base', 'lab', 'icons-material'].map((name): Mistake => [
    `the whole of @mui/${name}`,
    [`import { A } from '@mui/${name}';`, 'f(A);', ...BASIC],
    {
      line: 1,
      reason: new RegExp(`@mui/${name} is of the whole package`),
      fix: new RegExp(`by its path.*@mui/${name}/Button`),
    },
  ]),
  [
    'a type among components',
    [
      'import {',
      '  DataGrid,',
      '  GridColDef,',
      "} from '@mui/x-data-grid';",
      'const a: GridColDef[] = [];',
      'f(DataGrid, a);',
      ...BASIC,
    ],
    {
      line: 3,
      reason: /GridColDef is used by types alone/,
      fix: /import \{ type GridColDef \} from '@mui\/x-data-grid'/,
    },
  ],
  [
    'a renamed type',
    ["import { Dayjs as Day } from 'dayjs';", 'const a: Day = b;', 'f(a);', ...BASIC],
    { line: 1, reason: /Day is used by types alone/, fix: /import \{ type Dayjs as Day \}/ },
  ],
  [
    'a type that is imported whole',
    ["import Theme from '@mui/material/styles';", 'const a: Theme = b;', 'f(a);', ...BASIC],
    { line: 1, reason: /Theme is used by types alone/, fix: /import type Theme from '@mui/ },
  ],
  [
    'a component of which only the type is used',
    [
      "import Button from '@mui/material/Button';",
      'const a: typeof Button = b;',
      'f(a);',
      ...BASIC,
    ],
    { line: 1, reason: /Button is used by types alone/, fix: /import type Button/ },
  ],
  [
    'a namespace of types beside markup',
    [
      "import * as React from 'react';",
      'const a = (b: React.ReactNode) => <p>{b}</p>;',
      'f(a);',
      ...BASIC,
    ],
    {
      line: 1,
      reason: /React is used by types alone/,
      fix: /import type \* as React from 'react'/,
    },
  ],
  [
    'no default export',
    ['', 'export function Basic() {}'],
    { line: 1, reason: /No function is the default export/, fix: /export default function Basic/ },
  ],
  [
    'a default export that is no function',
    ['export default 1;'],
    { line: 1, reason: /No function is the default export/, fix: /export default function Basic/ },
  ],
  [
    'a default export of another name',
    ['', '/** It. */', 'export default function Other() {}'],
    { line: 3, reason: /called Other, its file Basic/, fix: /export default function Basic/ },
  ],
  [
    'a default export without name',
    ['export default () => null;'],
    { line: 1, reason: /called nothing/, fix: /export default function Basic/ },
  ],
  [
    'props',
    ['const Basic = ({ a }: { a: string }) => a;', '', 'export default Basic;'],
    { line: 1, reason: /Basic takes props/, fix: /export default function Basic\(\)/ },
  ],
  [
    'syntax that cannot become JavaScript',
    [...BASIC, '', 'enum Size {', '  Small,', '}'],
    { line: 5, reason: /no JavaScript.*enum Size \{/, fix: /`as const`/ },
  ],
  [
    'what is no TypeScript',
    ['const a = 1;', 'const b = ;'],
    { line: 2, reason: /not TypeScript: Unexpected ";"/, fix: /syntax/ },
  ],
];

describe('demoSourceProblems', () => {
  it.each(MISTAKES)('tells %s: file, line, reason and fix', async (_what, lines, mistake) => {
    expect(await check(...lines)).toEqual([
      {
        file: FILE,
        line: mistake.line,
        reason: expect.stringMatching(mistake.reason) as string,
        fix: expect.stringMatching(mistake.fix) as string,
      },
    ]);
  });

  it.each([
    ['a component of the demo’s name', BASIC],
    ['one that is exported afterwards', ['function Basic() {}', '', 'export default Basic;']],
    ['one that is a variable', ['const Basic = () => null;', '', 'export default Basic;']],
    [
      'installed packages, by the path of their components',
      [
        "import * as React from 'react';",
        "import Button from '@mui/material/Button';",
        "import { DataGrid } from '@mui/x-data-grid';",
        "import dayjs from 'dayjs';",
        "import 'dayjs/locale/de';",
        'f(React, Button, DataGrid, dayjs);',
        ...BASIC,
      ],
    ],
    [
      'marked types',
      [
        "import type * as React from 'react';",
        "import { DataGrid, type GridColDef } from '@mui/x-data-grid';",
        'const a: GridColDef<React.ReactNode>[] = [];',
        'f(a, DataGrid);',
        ...BASIC,
      ],
    ],
    [
      'a component that is used as type and as value',
      [
        "import Button from '@mui/material/Button';",
        'const a: typeof Button = Button;',
        'f(a);',
        ...BASIC,
      ],
    ],
    [
      'a component that is used in markup alone',
      [
        "import Button from '@mui/material/Button';",
        '',
        'export default function Basic() {',
        '  return <Button />;',
        '}',
      ],
    ],
    ['modules that are augmented', ["declare module '@mui/material' {}", ...BASIC]],
  ])('has nothing against %s', async (_what, lines) => {
    expect(await check(...lines)).toEqual([]);
  });

  it('tells every mistake of a demo', async () => {
    const mistakes = await check(
      "import { Button } from '@mui/material';",
      "import rows from './rows';",
      "import { Dayjs } from 'dayjs';",
      'export default function Other(props: { day: Dayjs }) {',
      '  return <Button {...props}>{rows}</Button>;',
      '}',
      'enum A {}',
    );
    expect(mistakes.map(({ line }) => line)).toEqual([1, 2, 3, 4, 7]);
  });
});
