import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parse, type CallExpression, type Expression, type TemplateLiteral } from 'acorn';
import { simple } from 'acorn-walk';
import { listFiles } from '@/lib/listFiles.server';
import type { ErrorCode } from './messageRuns';

type FoundCode = Omit<ErrorCode, 'packages'>;

/** What packages call to name a message by its code. */
const FORMATTER = '_formatMuiErrorMessage';

/** Thousands of files of drawings, which throw nothing. */
const WITHOUT_CODES = ['icons-material'];

/**
 * The codes of the installed packages, in their order. Their ES modules say both: the message while developing, and its code.
 * @param folder The packages of one owner: `node_modules/@mui`.
 * @throws Error when packages mean different things by a code, or a call is not understood: the page would tell readers wrong things.
 */
export async function loadErrorCodes(folder = 'node_modules/@mui'): Promise<ErrorCode[]> {
  const codes = new Map<number, ErrorCode>();
  for (const name of (await readdir(folder)).sort()) {
    if (WITHOUT_CODES.includes(name)) continue;
    for (const file of await listFiles(path.join(folder, name, 'modern'), '.js')) {
      // Thousands of small files: each would wait for its turn among what else is read.
      const source = readFileSync(file, 'utf8');
      if (!source.includes(`${FORMATTER}(`)) continue;
      for (const found of codesIn(source, file)) add(codes, found, `@mui/${name}`);
    }
  }
  return [...codes.values()].sort((a, b) => a.code - b.code);
}

function add(codes: Map<number, ErrorCode>, { code, message }: FoundCode, name: string): void {
  const { message: known = message, packages = [] } = codes.get(code) ?? {};
  if (known !== message) {
    throw new Error(`${name} means something else by code ${code} than ${packages.join(' and ')}.`);
  }
  codes.set(code, { code, message, packages: [...new Set([...packages, name])] });
}

function codesIn(source: string, file: string): FoundCode[] {
  const found: FoundCode[] = [];
  let calls = 0;
  simple(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), {
    CallExpression: (node) => {
      if (isFormatter(node)) calls += 1;
    },
    ConditionalExpression: ({ consequent, alternate }) => {
      const code = codeOf(alternate);
      if (code === null || consequent.type !== 'TemplateLiteral') return;
      found.push({ code, message: textOf(consequent) });
      const places = consequent.expressions.length;
      if ((alternate as CallExpression).arguments.length !== places + 1)
        throw new Error(`${file}: code ${code} has ${places} places and other arguments.`);
    },
  });
  if (found.length !== calls) {
    throw new Error(`${file}: ${calls} codes, of which ${found.length} have a message.`);
  }
  return found;
}

/** `_formatMuiErrorMessage(11, name)` -> 11; null for any other expression. */
function codeOf(node: Expression): number | null {
  if (node.type !== 'CallExpression' || !isFormatter(node)) return null;
  const [code] = node.arguments;
  return code?.type === 'Literal' && typeof code.value === 'number' ? code.value : null;
}

function isFormatter({ callee }: CallExpression): boolean {
  return callee.type === 'Identifier' && callee.name === FORMATTER;
}

function textOf({ quasis }: TemplateLiteral): string {
  return quasis.map(({ value }) => value.cooked ?? value.raw).join('%s');
}
