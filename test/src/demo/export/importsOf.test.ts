import { importsOf, packageOf } from '@/demo/export/importsOf';

describe('importsOf', () => {
  it('finds every form of import, each module once and in the order of the code', () => {
    const code = `import * as React from 'react';
import Button, { type ButtonProps } from "@mui/material/Button";
import type { Dayjs } from 'dayjs'
import {
  DataGrid,
  type GridColDef,
} from '@mui/x-data-grid';
import 'dayjs/locale/de';import clsx from 'clsx';
export { Box as default } from '@mui/system';
export * from '@mui/base/utils';
const { default: Lazy } = await import(
  '@mui/lab/LoadingButton'
);
React.lazy(() => import("clsx"));`;
    expect(importsOf(code)).toEqual([
      'react',
      '@mui/material/Button',
      'dayjs',
      '@mui/x-data-grid',
      'dayjs/locale/de',
      'clsx',
      '@mui/system',
      '@mui/base/utils',
      '@mui/lab/LoadingButton',
    ]);
  });

  it('reads around comments, also between the words of an import', () => {
    const code = `// import a from 'commented';
/* import b from 'blocked';
 * import('blocked-too') */
import {
  a, // it's the first, from 'here'
  /* "second" */ b,
} from 'real';
import c from 'c'; // import d from 'trailing';`;
    expect(importsOf(code)).toEqual(['real', 'c']);
  });

  it('takes what strings, templates and JSX say for text', () => {
    const code = `import React from 'react';
const usage = 'import x from "quoted"';
const more = "a \\" import('escaped')";
const help = \`
import y from 'templated';
\`;
const url = 'https://example.com'; import late from 'late';
export default function Demo() {
  return <p title="import('attribute')">It doesn't import anything from here</p>;
}`;
    expect(importsOf(code)).toEqual(['react', 'late']);
  });

  it('leaves out files beside the code, addresses, methods named import and what is no name of a package', () => {
    const code = `import a from './a';
import b from '../b';
import c from '/c';
import d from 'https://example.com/d.js';
import e from 'node:fs';
import f from 'not a package';
module.import('g');
reimport('h');
import(name);`;
    expect(importsOf(code)).toEqual([]);
  });

  it('is not misled by names that contain the words', () => {
    const code = `const important = 1, from = 'x';
function imported() { return from; }
export const exported = 'y';`;
    expect(importsOf(code)).toEqual([]);
  });
});

describe('packageOf', () => {
  it.each([
    ['react', 'react'],
    ['react-dom/client', 'react-dom'],
    ['@mui/material/Button', '@mui/material'],
    ['@mui/system', '@mui/system'],
    ['dayjs/plugin/utc', 'dayjs'],
  ])('finds the package of %s', (specifier, name) => {
    expect(packageOf(specifier)).toBe(name);
  });
});
