import { parse, type Program } from 'acorn';
import { transform, type Options } from 'sucrase';
import type { CodeVariant } from '@/preferences/codePreferences';
import { DemoProblem } from './DemoProblem';
import { findImports, type DemoImport } from './findImports';
import { guardLoops } from './guardLoops';
import { applyEdits } from './sourceEdits';

/** Edited code that a browser can run, line for line what the reader sees. */
export interface CompiledDemo {
  code: string;
  imports: DemoImport[];
}

/**
 * Makes a module for the browser of a demo's source: types and JSX are replaced, loops guarded, and imports led to where `resolve`
 * says, which gives null for what may not be imported.
 * @throws DemoProblem at a mistake of syntax, and `Cannot find module <id>` at an import that may not be.
 */
export function compileDemo(
  source: string,
  language: CodeVariant,
  resolve: (id: string) => string | null,
): CompiledDemo {
  checkImports(source, language, resolve);
  const javaScript = toJavaScript(source, language);
  const program = parseModule(javaScript);
  const imports = findImports(program);
  const urls = imports.map(({ id, start, end }) => ({
    position: start,
    end,
    text: JSON.stringify(resolve(id)),
  }));
  return { code: applyEdits(javaScript, [...guardLoops(program), ...urls]), imports };
}

/** All imports that the reader has written: those that nothing uses would not be in the JavaScript. */
function checkImports(...[source, language, resolve]: Parameters<typeof compileDemo>): void {
  const program = parseModule(toJavaScript(source, language, { keepUnusedImports: true }));
  const unknown = findImports(program).find(({ id }) => resolve(id) === null);
  if (unknown) throw new DemoProblem(`Cannot find module ${unknown.id}`, unknown.line);
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

function parseModule(code: string): Program {
  try {
    return parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  } catch (error) {
    // Columns are those of the JavaScript, not those that the reader sees.
    const { message, line } = syntaxProblem(error, 1);
    throw new DemoProblem(message, line);
  }
}

/** Both parsers write the place behind the message and give it as `loc`; one counts columns from 0. */
function syntaxProblem(error: unknown, columnShift: 0 | 1): DemoProblem {
  const { message, loc } = error as Error & { loc?: { line: number; column: number } };
  const text = message.replace(/^Error transforming .*?: /, '').replace(/\s*\(\d+:\d+\)$/, '');
  return new DemoProblem(`Syntax error: ${text}`, loc?.line, loc && loc.column + columnShift);
}
