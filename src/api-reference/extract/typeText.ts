/** Longest type that is shown on one line. */
const SHORT = 80;
const OPENING = '([{<';
const CLOSING = ')]}>';

/**
 * Splits the text of a type where the separator stands outside brackets and quotes: `'a' | (() => 'b' | 'c')` by ` | ` gives
 * two parts. A union after an arrow belongs to the arrow.
 */
export function splitType(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (quote) {
      if (char === quote) quote = '';
      continue;
    }
    if (depth === 0 && text.startsWith(separator, index)) {
      parts.push(text.slice(start, index));
      start = index + separator.length;
      index = start - 1;
      continue;
    }
    if (depth === 0 && separator === ' | ' && text.startsWith('=> ', index)) break;
    if (`'"\``.includes(char)) quote = char;
    else if (OPENING.includes(char)) depth += 1;
    else if (CLOSING.includes(char) && text.charAt(index - 1) !== '=') depth -= 1;
  }
  return [...parts, text.slice(start)];
}

/** A union of types, each once; what says nothing (`never`, `string & {}`) is left out, and `any` and `unknown` swallow the rest. */
export function joinUnion(types: readonly string[]): string {
  const members = [
    ...new Set(
      types
        .flatMap((type) => splitType(type, ' | '))
        .map((type) => (/^\(?string & \{\}\)?$/.test(type) ? 'string' : type)),
    ),
  ].filter((type) => type !== 'never');
  if (members.length === 0) return 'never';
  if (members.includes('any')) return 'any';
  if (members.includes('unknown')) return 'unknown';
  if (members.length === 1) return members[0] ?? 'never';
  const [yes, no] = [members.indexOf('true'), members.indexOf('false')];
  if (yes < 0 || no < 0) return members.map(inUnion).join(' | ');
  return joinUnion(
    members.flatMap((type, index) => {
      if (index === Math.min(yes, no)) return ['boolean'];
      return index === Math.max(yes, no) ? [] : [type];
    }),
  );
}

/** The type without `undefined`, which an optional member may always be. */
export function withoutUndefined(text: string): string {
  const members = splitType(text, ' | ').filter((type) => type !== 'undefined');
  return members.length === 0 ? text : bare(members.join(' | '));
}

/** The type as the element of an array: `(string | number)[]`. */
export function arrayOf(text: string): string {
  const isCompound = [' | ', ' & ', ' => '].some(
    (separator) => splitType(text, separator).length > 1,
  );
  return isCompound || text.startsWith('readonly ') ? `(${text})[]` : `${text}[]`;
}

/** Whether the union is of literals and keywords alone, so that its name would hide more than it tells. */
export function isPlain(text: string): boolean {
  return splitType(text, ' | ').every((type) =>
    /^('[^']*'|-?[\d.]+|string|number|boolean|true|false|null|undefined)$/.test(type),
  );
}

/** The type on one line of about 80 characters: members are left out whole and shown as `…`. */
export function shortenType(text: string, limit = SHORT): string {
  if (text.length <= limit) return text;
  const members = splitType(text, ' | ');
  if (members.length > 1) return shortenList(members, { limit, separator: ' | ' });
  const parts = splitType(text, ' & ');
  if (parts.length > 1 && !arrowOf(text)) return shortenList(parts, { limit, separator: ' & ' });
  if (text.startsWith('{ ') && isEnclosed(text)) {
    const inner = shortenList(splitType(text.slice(2, -2), ', '), { limit, separator: ', ' });
    return `{ ${inner} }`;
  }
  const arrow = arrowOf(text);
  if (!arrow) return text.replace(/<.*>/, '<…>');
  const [parameters, result] = arrow;
  const short = shortenList(splitType(parameters, ', '), { limit, separator: ', ' });
  return `(${short}) => ${shortenType(result, limit)}`;
}

/** The whole type over several lines: a member of a union, of an object or of the parameters on each. */
export function layOutType(text: string): string {
  const members = splitType(text, ' | ');
  if (members.length > 1) return members.map((member) => `| ${member}`).join('\n');
  const arrow = arrowOf(text);
  if (arrow) {
    const parameters = splitType(arrow[0], ', ').map((parameter) => `  ${parameter},`);
    return ['(', ...parameters, `) => ${arrow[1]}`].join('\n');
  }
  if (!text.startsWith('{ ') || !isEnclosed(text)) return text;
  const lines = splitType(text.slice(2, -2), ', ').map((member) => `  ${member};`);
  return ['{', ...lines, '}'].join('\n');
}

/** The type without the brackets around the whole of it. */
function bare(text: string): string {
  return text.startsWith('(') && isEnclosed(text) && !arrowOf(text) ? text.slice(1, -1) : text;
}

function inUnion(type: string): string {
  return arrowOf(type) ? `(${type})` : type;
}

/** Parameters and result of a function type; null when the type is no function. */
function arrowOf(text: string): [parameters: string, result: string] | null {
  if (!text.startsWith('(')) return null;
  const [head, ...rest] = splitType(text, ' => ');
  if (!head || rest.length === 0) return null;
  return [head.slice(1, -1), rest.join(' => ')];
}

/** Whether the first bracket closes at the very end. */
function isEnclosed(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (OPENING.includes(char)) depth += 1;
    else if (CLOSING.includes(char) && text.charAt(index - 1) !== '=') depth -= 1;
    if (depth === 0) return index === text.length - 1 && index > 0;
  }
  return false;
}

/** As many members as fit, at least one, then `…`. Too long a member is shown by its beginning. */
function shortenList(
  members: readonly string[],
  { limit, separator }: { limit: number; separator: string },
): string {
  const shown: string[] = [];
  let length = 0;
  for (const member of members) {
    const short = shortenMember(member, limit / 2);
    length += short.length + separator.length;
    if (shown.length > 0 && length > limit) return [...shown, '…'].join(separator);
    shown.push(short);
  }
  return shown.join(separator);
}

/** A member alone: its inner object or parameters become `…`. */
function shortenMember(member: string, limit: number): string {
  if (member.length <= limit) return member;
  const named = /^(\.{3}|readonly )?[\w$'"-]+\??: /.exec(member)?.[0] ?? '';
  const type = member.slice(named.length);
  if (type.startsWith('(') && isEnclosed(type)) return `${named}(${collapse(type.slice(1, -1))})`;
  return named + collapse(type);
}

function collapse(type: string): string {
  if (type.startsWith('{ ') && isEnclosed(type)) return '{ … }';
  const arrow = arrowOf(type);
  if (arrow) return `(…) => ${collapse(arrow[1])}`;
  if (splitType(type, ' | ').length > 1) return shortenType(type, SHORT / 2);
  return type.replace(/<.{20,}>/, '<…>');
}
