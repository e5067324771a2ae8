import type { ComponentType } from 'react';
import type { CompiledDemo } from './compileDemo';
import { DemoProblem } from './DemoProblem';
import { loadParser } from './loadParser';

/** Kinds of components that are objects are marked so: memo, lazy, forwardRef. */
const MARK = '$$typeof';

/**
 * Runs a compiled demo as a module of its own and gives the component that it exports. `onUrl` is told its address first: errors
 * name it.
 * @throws DemoProblem at a mistake of syntax, when an import cannot be loaded or lacks what is asked of it, and when no component is exported by default.
 */
export async function runDemo(
  { code, imports }: CompiledDemo,
  resolve: (id: string) => string | null,
  onUrl: (url: string) => void,
): Promise<ComponentType> {
  await Promise.all(imports.map((wanted) => checkNames(wanted, resolve(wanted.id) ?? '')));
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  onUrl(url);
  try {
    const { default: Component } = (await runModule(url, code)) as { default?: unknown };
    if (!isComponent(Component))
      throw new DemoProblem('There is no component to show: export one by default.');
    return Component;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Browsers do not tell where a mistake of syntax is. The parser does, unless the code has made the error while it ran. */
async function runModule(url: string, code: string): Promise<object> {
  try {
    return await importModule(url);
  } catch (error) {
    if (error instanceof SyntaxError) (await loadParser())(code);
    throw error;
  }
}

type Wanted = CompiledDemo['imports'][number];

async function checkNames({ id, line, names }: Wanted, url: string): Promise<void> {
  const module = await importModule(url).catch(() => {
    throw new DemoProblem(`${id} could not be loaded. Is there a connection?`, line);
  });
  const missing = names.find((name) => !(name in module));
  if (missing === 'default') throw new DemoProblem(`${id} has no default export`, line);
  if (missing) throw new DemoProblem(`${id} has no export named ${missing}`, line);
}

function importModule(url: string): Promise<object> {
  return import(url) as Promise<object>;
}

function isComponent(value: unknown): value is ComponentType {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && MARK in value && !('props' in value);
}
