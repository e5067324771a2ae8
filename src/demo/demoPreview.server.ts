import ts from 'typescript';
import { demoFunction, parseDemo, type DemoFunction } from './demoFunction.server';

/** The most lines a preview may have: what is longer is read in the whole code. */
const MAX_LINES = 16;

/** Elements that only arrange what a demo is about. */
const WRAPPERS = ['Box', 'Stack', 'div'];

type Jsx = ts.JsxElement | ts.JsxSelfClosingElement | ts.JsxFragment;

/**
 * The part of a demo's source that is worth seeing at once: the JSX that its default-exported function returns last, without
 * the wrapper around it. Several elements may follow each other. Null when it is longer than 16 lines, or no JSX.
 */
export function demoPreview(source: string): string | null {
  const file = parseDemo(source);
  const component = demoFunction(file);
  const returned = component && lastReturned(component);
  if (!returned) return null;
  const preview = dedent(linesOf(contentOf(returned), file));
  return preview.length > MAX_LINES ? null : preview.join('\n');
}

function lastReturned({ body }: DemoFunction): Jsx | null {
  if (!body) return null;
  let returned: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node)) returned = node.expression;
    if (!ts.isFunctionLike(node) && !ts.isClassLike(node)) ts.forEachChild(node, visit);
  };
  if (ts.isBlock(body)) visit(body);
  else returned = body;
  while (returned && ts.isParenthesizedExpression(returned)) returned = returned.expression;
  return returned && isJsx(returned) ? returned : null;
}

function isJsx(node: ts.Node): node is Jsx {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
}

/** What to show of the returned element: what is inside a wrapper, if that is more than text. */
function contentOf(node: Jsx): Range {
  const whole = [node.getStart(), node.end] as const;
  if (ts.isJsxSelfClosingElement(node)) return whole;
  const isWrapper =
    ts.isJsxFragment(node) || WRAPPERS.includes(node.openingElement.tagName.getText());
  return isWrapper && node.children.some(holdsJsx) ? [node.children.pos, node.children.end] : whole;
}

function holdsJsx(node: ts.Node): boolean {
  return isJsx(node) || !!ts.forEachChild(node, (child) => holdsJsx(child) || undefined);
}

/** From one offset of the source to before another. */
type Range = readonly [start: number, end: number];

/** The text of a range in lines, the first with the white space that stands before it. */
function linesOf([start, end]: Range, { text }: ts.SourceFile): string[] {
  const indentation = /(?:^|\n)([^\S\n]*)$/.exec(text.slice(0, start))?.[1] ?? '';
  return `${indentation}${text.slice(start, end)}`.replace(/^\s*\n|\s+$/g, '').split('\n');
}

/** Lines without the white space that all of them begin with. */
function dedent(lines: readonly string[]): string[] {
  const indentations = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const common = Math.min(...indentations);
  return lines.map((line) => line.slice(common));
}
