import type { DemoImport } from './findImports';

/** What may stand between statements. */
const SPACE = /(?:\s|;|\/\/.*|\/\*[^]*?\*\/)*/y;
const DIRECTIVE = /(?:'use \w+'|"use \w+")/y;
const IMPORT = /import\b(?:([^'"/]*)\bfrom\b)?\s*(?=(['"])([^'"\\\n]+)\2)/y;

/** Where none of this stands after its imports, a module has no loop, and loads or passes on no other module. */
const MORE = /\b(?:import\b|export\b(?!\s+default\b)|(?:for|while)\s*(?:\(|\/|await\b))/;

const CLAUSE = /^\s*(?:([\w$]+)\s*(?:,|$))?\s*(?:\*\s*as\s+[\w$]+|\{([^{}]*)\})?\s*$/;
const SPECIFIER = /^\s*([\w$]+)(?:\s+as\s+[\w$]+)?\s*$/;

/**
 * The imports of a module in JavaScript that begins with them and has neither a loop nor an import elsewhere; null for every other
 * module, and whenever in doubt: then the parser has to look. Most demos are plain, and the parser is large.
 */
export function plainImports(code: string): DemoImport[] | null {
  const imports: DemoImport[] = [];
  let position = 0;
  const skip = (pattern: RegExp) => {
    pattern.lastIndex = position;
    const match = pattern.exec(code);
    if (match) position = pattern.lastIndex;
    return match;
  };
  skip(SPACE);
  while (skip(DIRECTIVE)) skip(SPACE);
  for (;;) {
    const line = code.slice(0, position).split('\n').length;
    const match = skip(IMPORT);
    if (!match) break;
    const [, clause = '', , id = ''] = match;
    const names = importedNames(clause);
    if (!names) return null;
    const end = position + id.length + 2;
    imports.push({ id, line, start: position, end, names });
    position = end;
    skip(SPACE);
  }
  return MORE.test(code.slice(position)) ? null : imports;
}

/** The exports that an import asks for by name; null when it is written in an unusual way. */
function importedNames(clause: string): string[] | null {
  const match = CLAUSE.exec(clause);
  if (!match) return null;
  const [, first, list = ''] = match;
  const specifiers = list.replace(/,\s*$/, '').trim();
  const named = specifiers ? specifiers.split(',').map((text) => SPECIFIER.exec(text)?.[1]) : [];
  const names = first ? ['default', ...named] : named;
  return names.every((name) => name !== undefined) ? names : null;
}
