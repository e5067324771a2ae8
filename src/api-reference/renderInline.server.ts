import { escapeAttribute, escapeHtml } from '@/lib/highlightCode.server';

/** Where a link of a package's text leads on this site; null when it leads nowhere, and only its words are shown. */
export type ResolveLink = (href: string) => string | null;

/** Code fences and code, Markdown links with parentheses in pairs, and links as the TSDoc tag writes them. */
const MARKUP =
  /```(?:\w*\n)?([^]+?)```|`([^`]+)`|\[((?:`[^`]*`|[^\]`])+)\]\(((?:[^\s()]|\([^\s()]*\))+)\)|\{@link(?:code|plain)?\s+([^\s}|]+)[\s|]*([^}]*)\}/g;

const SAFE_LINK = /^(https?:\/\/|\/(?!\/)|#)/;

/** HTML of a text of a package: code and links are marked up, paragraphs and list lines stay apart, all else is plain text. */
export function renderText(text: string, resolveLink: ResolveLink): string {
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => renderInline(paragraph, resolveLink))
    .filter(Boolean);
  return paragraphs.length < 2
    ? paragraphs.join('')
    : paragraphs.map((p) => `<p>${p}</p>`).join('');
}

/** HTML of a text in one paragraph. */
export function renderInline(text: string, resolveLink: ResolveLink): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(MARKUP)) {
    const [whole, fence, code, words, href, target, label] = match;
    html += plain(text.slice(end, match.index));
    end = match.index + whole.length;
    if (target !== undefined) html += linkTag(target, label ?? '', resolveLink);
    else if (href !== undefined)
      html += link(
        renderInline(words ?? '', () => null),
        href,
        resolveLink,
      );
    else html += `<code>${escapeHtml((fence ?? code ?? '').trim().replace(/\s+/g, ' '))}</code>`;
  }
  return (html + plain(text.slice(end))).trim();
}

/** Lines run on, but for those that begin a point of a list. Emphasis is kept. */
function plain(text: string): string {
  return escapeHtml(text)
    .replace(/\s*\n\s*(?:[-*]|\d+\.)\s+/g, '<br>– ')
    .replace(/\s+/g, ' ')
    .replace(/(\*\*?)(?=\S)([^*]+)(?<=\S)\1/g, (_, { length }: string, words: string) =>
      length === 2 ? `<strong>${words}</strong>` : `<em>${words}</em>`,
    );
}

/** `{@link https://mui.com/x/ the docs}` has words of its own; `{@link GridColDef}` names code. */
function linkTag(target: string, label: string, resolveLink: ResolveLink): string {
  if (!SAFE_LINK.test(target)) return `<code>${escapeHtml(label.trim() || target)}</code>`;
  return link(escapeHtml(label.trim() || target), target, resolveLink);
}

/** A link around HTML; the HTML alone when the link is none that may be followed. */
export function link(html: string, href: string, resolveLink: ResolveLink): string {
  const resolved = resolveLink(href);
  if (resolved === null || !SAFE_LINK.test(resolved)) return html;
  const external = /^https?:/.test(resolved) ? ' rel="noopener" class="external"' : '';
  return `<a href="${escapeAttribute(resolved)}"${external}>${html}</a>`;
}
