import { transform, type Options } from 'sucrase';
import type { CodeVariant } from '@/preferences/codePreferences';
import { DemoProblem } from './DemoProblem';
import type { DemoImport } from './findImports';
import { loadParser } from './loadParser';
import type { DemoOutline } from './parseDemo';
import { plainImports } from './plainImports';
import { applyEdits } from './sourceEdits';
import { syntaxProblem } from './syntaxProblem';

/** Edited code that a browser can run, line for line what the reader sees. */
export interface CompiledDemo {
  code: string;
  imports: DemoImport[];
}

/**
 * Makes a module for the browser of a demo's source: types and JSX are replaced, loops guarded, and imports led to where `resolve`
 * says, which gives null for what may not be imported. Some mistakes of syntax are left to the browser to find.
 * @throws DemoProblem at a mistake of syntax, and `Cannot find module <id>` at an import that may not be.
 */
export async function compileDemo(
  source: string,
  language: CodeVariant,
  resolve: (id: string) => string | null,
): Promise<CompiledDemo> {
  await checkImports(source, language, resolve);
  const javaScript = toJavaScript(source, language);
  const { imports, guards } = await outlineOf(javaScript);
  const urls = imports.map(({ id, start, end }) => ({
    position: start,
    end,
    text: JSON.stringify(resolve(id)),
  }));
  return { code: applyEdits(javaScript, [...guards, ...urls]), imports };
}

/** All imports that the reader has written: those that nothing uses would not be in the JavaScript. */
async function checkImports(
  ...[source, language, resolve]: Parameters<typeof compileDemo>
): Promise<void> {
  const javaScript = toJavaScript(source, language, { keepUnusedImports: true });
  const { imports } = await outlineOf(javaScript);
  const unknown = imports.find(({ id }) => resolve(id) === null);
  if (unknown) throw new DemoProblem(`Cannot find module ${unknown.id}`, unknown.line);
}

async function outlineOf(code: string): Promise<DemoOutline> {
  const imports = plainImports(code);
  if (imports) return { imports, guards: [] };
  const parse = await loadParser();
  return parse(code);
}

function toJavaScript(
  source: string,
  language: CodeVariant,
  options: Partial<Options> = {},
): string {
  try {
    return transform(source, {
      transforms: language === 'TS' ? ['typescript', 'jsx'] : ['jsx'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
      preserveDynamicImport: true,
      ...options,
    }).code;
  } catch (error) {
    throw syntaxProblem(error, 0);
  }
}
