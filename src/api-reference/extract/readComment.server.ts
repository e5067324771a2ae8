import ts from 'typescript';
import { cleanComment } from './commentText';

/** What the comment over a declaration says. */
export interface Comment {
  /** Its text, before the tags, as it is written. */
  text: string;
  description: string;
  defaultValue: string | null;
  deprecated: string | null;
  /** Marked as none of the reader's business. */
  isIgnored: boolean;
  /** What it says of a function's parameters, by their names. */
  parameters: ReadonlyMap<string, string>;
  returns: string | null;
}

/** Reads the comment over one declaration; of a declaration without one everything is empty. */
export function readComment(declaration: ts.Node | undefined): Comment {
  const comment = declaration && ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc).at(-1);
  const tags: readonly ts.JSDocTag[] = comment?.tags ?? [];
  const tagText = (...names: string[]): string | null => {
    const tag = tags.find(({ tagName }) => names.includes(ts.idText(tagName)));
    return tag ? cleanComment(ts.getTextOfJSDocComment(tag.comment) ?? '') : null;
  };
  const text = ts.getTextOfJSDocComment(comment?.comment) ?? '';
  return {
    text,
    description: cleanComment(text),
    defaultValue: tagText('default', 'defaultValue')?.replace(/^`([^`]*)`$/, '$1') || null,
    deprecated: tagText('deprecated'),
    isIgnored: tagText('ignore', 'internal') !== null,
    parameters: new Map(
      tags
        .filter(ts.isJSDocParameterTag)
        .map((tag) => [
          ts.isIdentifier(tag.name) ? ts.idText(tag.name) : tag.name.getText(),
          cleanComment((ts.getTextOfJSDocComment(tag.comment) ?? '').replace(/^-\s*/, '')),
        ]),
    ),
    returns: tagText('returns', 'return'),
  };
}
