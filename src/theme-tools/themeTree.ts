/** One line of a theme: a branch has children, a leaf has a text. */
export interface ThemeNode {
  name: string;
  /** From the root of the theme: `$.palette.primary`. */
  path: string;
  /** What a leaf holds, as code would write it. */
  text: string;
  /** A color that the leaf stands for, else null. */
  color: string | null;
  children: ThemeNode[] | null;
}

/** A theme as lines, in its own order. Functions are leaves. */
export function themeTree(theme: object, path = '$'): ThemeNode[] {
  return Object.entries(theme as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => themeNode(name, `${path}.${name}`, value));
}

/** `$.palette.primary` and every branch above it: `$.palette`. */
export function branchesOf(path: string): string[] {
  const parts = path.split('.');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 2).join('.'));
}

function themeNode(name: string, path: string, value: unknown): ThemeNode {
  const node = { name, path, text: '', color: null, children: null };
  if (typeof value === 'function') return { ...node, text: 'ƒ (…)' };
  if (typeof value === 'object' && value !== null)
    return { ...node, children: themeTree(value, path) };
  if (typeof value !== 'string') return { ...node, text: String(value) };
  return { ...node, text: JSON.stringify(value), color: isColor(value) ? value : null };
}

function isColor(text: string): boolean {
  return /^(#[\da-f]{3,8}|rgba?\([^()]*\))$/i.test(text);
}
