/** Comments, templates and strings, in the order in which they begin. */
const OPAQUE =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|`(?:[^`\\]|\\[\s\S])*`|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;

/** `import 'x'`, `import a, { b } from 'x'` and `export * from 'x'` at the start of a statement, where strings are numbers. */
const STATIC =
  /(?:^|[;}])\s*(?:import\s*(?:[\w$*{}\s,]*?\bfrom\s*)?|export\s*[\w$*{}\s,]*?\bfrom\s*)'(\d+)'/gm;

const DYNAMIC = /(?<![\w$.])import\s*\(\s*'(\d+)'/g;

/**
 * The modules of packages that code asks for, `@mui/material/Button`, each once and in the order of the code: static imports, then
 * `import()`. Types count, files beside the code do not.
 */
export function importsOf(code: string): string[] {
  const strings: string[] = [];
  // What strings and comments say is no code: strings become their number, the rest goes.
  const bare = code.replace(OPAQUE, (text) => {
    if (text.startsWith('/')) return ' ';
    return text.startsWith('`') ? '``' : `'${strings.push(text.slice(1, -1)) - 1}'`;
  });
  const found = [...bare.matchAll(STATIC), ...bare.matchAll(DYNAMIC)];
  const specifiers = found.map(([, index]) => strings[Number(index)] ?? '');
  return [...new Set(specifiers)].filter((specifier) => PACKAGE_MODULE.test(specifier));
}

const PACKAGE_MODULE = /^(@[\w.-]+\/)?[\w-][\w.-]*(\/[\w./-]+)?$/;

/** The package of a module: `@mui/material` of `@mui/material/Button`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
