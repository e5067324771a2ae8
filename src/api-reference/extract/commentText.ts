/** The text of a comment with its `{@link}` and `[[Name]]` marks as Markdown links and code. */
export function cleanComment(text: string): string {
  return text
    .replace(/\{@link\s+(https?:[^\s|}]+)[\s|]*([^}]*)\}/g, (_, address: string, label: string) => {
      return `[${label.trim() || address}](${address})`;
    })
    .replace(/\{@link\s+([^\s|}]+)[\s|]*([^}]*)\}/g, (_, name: string, label: string) => {
      return label.trim() || `\`${name}\``;
    })
    .replace(/\[\[([\w.]+)\]\](?!\()/g, '`$1`')
    .replace(/<br\s*\/?>/g, '\n')
    .trim();
}

/** What the comment of a component or hook says of it first: the text before headings, lists and code, and before its pages. */
export function ownDescription(text: string): string {
  const [before = ''] = text.split(/^[ *]*(?:Demos|API):?\s*$/m);
  const paragraphs = cleanComment(before).split(/\n\s*\n/);
  const end = paragraphs.findIndex((paragraph) => /^(#|```|[*-] )/.test(paragraph.trim()));
  return (end < 0 ? paragraphs : paragraphs.slice(0, end)).join('\n\n').trim();
}

/** The component that another says it inherits from: `inherits [ButtonBase API](…)` gives `ButtonBase`. */
export function inheritedName(text: string): string | null {
  return /inherits \[(\w+) API\]/.exec(text)?.[1] ?? null;
}
