import { compileDemo } from '@/demo/sandbox/compileDemo';
import { DemoProblem } from '@/demo/sandbox/DemoProblem';
import { createLoopGuard, GUARD_NAME } from '@/demo/sandbox/loopGuard';

const KNOWN = ['react', 'react/jsx-runtime', '@mui/material/Button'];
const resolve = (id: string) => (KNOWN.includes(id) ? `/modules/${id}.js` : null);
const compile = (source: string) => compileDemo(source, 'TS', resolve);

async function problemOf(source: string): Promise<DemoProblem> {
  try {
    await compile(source);
  } catch (error) {
    if (error instanceof DemoProblem) return error;
  }
  throw new Error('It compiles.');
}

/** Runs compiled code without imports, with a guard in its scope; gives what it returns. */
function run(code: string, guard: (line: number) => void): unknown {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- running code is what all this is for
  const module = new Function(GUARD_NAME, code) as (guard: (line: number) => void) => unknown;
  return module(guard);
}

describe('compileDemo', () => {
  it('leaves every line where it is', async () => {
    const source = [
      "import * as React from 'react';",
      'import Button, {',
      '  type ButtonProps,',
      "} from '@mui/material/Button';",
      '',
      'interface Props { a: string }',
      'const props: ButtonProps = {};',
      'for (const x of [1]) x;',
      'export default function Demo() { return <Button {...props}>{React.version}</Button>; }',
    ];
    const { code } = await compile(source.join('\n'));
    const lines = code.split('\n');
    expect(lines).toHaveLength(source.length);
    expect(lines[3]).toContain('from "/modules/@mui/material/Button.js"');
    expect(lines[6]).toBe('const props = {};');
    expect(lines[7]).toContain('for');
    expect(lines[8]).toContain('export default function Demo()');
  });

  it('tells which names are asked of which module', async () => {
    const { imports } = await compile(
      "import React, { useState as state } from 'react';\nexport default () => state(React);",
    );
    expect(imports.map(({ id, line, names }) => ({ id, line, names }))).toEqual([
      { id: 'react', line: 1, names: ['default', 'useState'] },
    ]);
  });

  it.each([
    ["import fs from 'fs';", 'fs', 1],
    ["\nimport { a } from './local';\na;", './local', 2],
    ["\n\nexport * from 'https://example.com/a.js';", 'https://example.com/a.js', 3],
    ["const load = () =>\n  import('lodash');", 'lodash', 2],
    ["import 'react';\nimport x from '__proto__';", '__proto__', 2],
  ])('refuses %j', async (source, id, line) => {
    expect(await problemOf(source)).toMatchObject({ message: `Cannot find module ${id}`, line });
  });

  it('asks for no module that is imported for its types alone', async () => {
    const { imports } = await compile("import type { A } from 'elsewhere';\nlet a: A;");
    expect(imports).toEqual([]);
  });

  it.each([
    ['const a = ;', 1],
    ['for (;;) {}\nconst ok = 1;\nconst ok = 2;', 3],
    ['export default function X() {\n  return (\n    <p>\n  );\n}', 4],
  ])('tells the line of a mistake in %j', async (source, line) => {
    const { message, line: found } = await problemOf(source);
    expect(message).toMatch(/^Syntax error: \w/);
    expect(message).not.toMatch(/\(\d+:\d+\)/);
    expect(found).toBe(line);
  });

  it.each([
    'let n = 0; while (n < 3) n += 1; return n;',
    'let n = 0; do n += 1; while (n < 3); return n;',
    'let n = 0; for (;;) { if (n === 3) break; n += 1; } return n;',
    'let n = 0; for (const x of [1, 2, 3]) if (x) n += 1; else n += 2; return n;',
    'let n = 0; for (const x in { a: 1, b: 1, c: 1 }) n += x.length; return n;',
    'let n = 0; outer: for (;;) for (;;) { n += 1; if (n < 3) continue outer; break outer; } return n;',
  ])('keeps what a loop does and asks the guard at every turn: %s', async (body) => {
    const guard = jest.fn();
    const { code } = await compile(`const f = () => { ${body} };`);
    expect(run(`${code}; return f();`, guard)).toBe(3);
    expect(guard.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect(guard).toHaveBeenCalledWith(1);
  });
});

describe('createLoopGuard', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('stops loops that hold everything up for two seconds, with the line of the loop', () => {
    let time = 0;
    const guard = createLoopGuard(() => time);
    guard(4);
    time = 2000;
    guard(4);
    time = 2001;
    expect(() => guard(5)).toThrow('An endless loop was stopped: line 5');
    // Whoever catches it and goes on is stopped again.
    expect(() => guard(6)).toThrow(DemoProblem);
  });

  it('counts anew when the browser has done something else', () => {
    let time = 0;
    const guard = createLoopGuard(() => time);
    guard(1);
    time = 5000;
    jest.runAllTimers();
    expect(() => guard(1)).not.toThrow();
  });

  it('ends a loop that would never end', async () => {
    const { code } = await compile('\nwhile (true) {}');
    let time = 0;
    const guard = createLoopGuard(() => (time += 100));
    expect(() => run(code, guard)).toThrow('An endless loop was stopped: line 2');
  });
});
