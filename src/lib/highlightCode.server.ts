import { createCssVariablesTheme, createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';

/** Languages a fence may name, and the grammar each is colored with; null: not colored. */
export const CODE_LANGUAGES: Record<string, string | null> = {
  bash: 'shellscript',
  css: 'css',
  diff: 'diff',
  html: 'html',
  js: 'jsx',
  json: 'json',
  jsx: 'jsx',
  md: 'markdown',
  text: null,
  ts: 'tsx',
  tsx: 'tsx',
  yaml: 'yaml',
};

/** Token colors of the variables theme, and the class each gets: short, since a page has thousands. */
const TOKEN_CLASSES: Record<string, string> = {
  'var(--shiki-token-keyword)': 'k',
  'var(--shiki-token-string)': 's',
  'var(--shiki-token-string-expression)': 's',
  'var(--shiki-token-comment)': 'c',
  'var(--shiki-token-constant)': 'n',
  'var(--shiki-token-function)': 'f',
  'var(--shiki-token-parameter)': 'p',
  'var(--shiki-token-link)': 's',
  'var(--shiki-token-inserted)': 'i',
  'var(--shiki-token-deleted)': 'd',
};

let highlighter: Promise<HighlighterCore> | undefined;

/** Loads the grammars, once per process. */
function getHighlighter(): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({
    themes: [createCssVariablesTheme({ name: 'css-variables', variablePrefix: '--shiki-' })],
    langs: [
      import('shiki/langs/shellscript.mjs'),
      import('shiki/langs/css.mjs'),
      import('shiki/langs/diff.mjs'),
      import('shiki/langs/html.mjs'),
      import('shiki/langs/jsx.mjs'),
      import('shiki/langs/json.mjs'),
      import('shiki/langs/markdown.mjs'),
      import('shiki/langs/tsx.mjs'),
      import('shiki/langs/yaml.mjs'),
    ],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  return highlighter;
}

/**
 * Colors code with classes instead of colors, so that one HTML serves every color mode. Returns the content of a `<code>`
 * element.
 * @throws Error when the language is not one of CODE_LANGUAGES.
 */
export async function highlightCode(code: string, language: string): Promise<string> {
  const grammar = CODE_LANGUAGES[language];
  if (grammar === undefined) throw new Error(`No grammar for the language "${language}"`);
  if (grammar === null) return escapeHtml(code);

  const { codeToTokensBase } = await getHighlighter();
  const lines = codeToTokensBase(code, {
    lang: grammar,
    theme: 'css-variables',
    // No limit: on a busy machine the end of a line would lose its colors.
    tokenizeTimeLimit: 0,
  });
  return lines.map((tokens) => renderLine(tokens)).join('\n');
}

interface Token {
  content: string;
  color?: string;
}

function renderLine(tokens: readonly Token[]): string {
  let html = '';
  let open = '';
  for (const { content, color } of tokens) {
    // White space has no color to show: it stays in whatever span is open.
    const wanted = content.trim() === '' ? open : (TOKEN_CLASSES[color ?? ''] ?? '');
    if (wanted !== open) {
      html += (open ? '</span>' : '') + (wanted ? `<span class="${wanted}">` : '');
      open = wanted;
    }
    html += escapeHtml(content);
  }
  return open ? `${html}</span>` : html;
}

/** Makes text safe to stand between the tags of HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Makes text safe to stand in a double-quoted attribute of HTML. */
export function escapeAttribute(text: string): string {
  return escapeHtml(text).replace(/"/g, '&quot;');
}
