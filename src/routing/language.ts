/** Languages the site is written in. The first one is the default and has no prefix of its own. */
export const LANGUAGES = ['en'] as const;

/** The language of pages whose address has no prefix. */
export const DEFAULT_LANGUAGE = LANGUAGES[0];

export type Language = (typeof LANGUAGES)[number];

/** Prefixes that are recognized in addresses: the languages, and `zh`, whose pages lived here once. */
const PREFIXES: readonly string[] = [...LANGUAGES, 'zh'];

export interface LocalizedPath {
  /** Two-letter code: the prefix of the path, or `en`. */
  userLanguage: string;
  /** The path without its language prefix; query and hash are kept. */
  canonicalAs: string;
  /** `canonicalAs` without the hash. */
  canonicalAsServer: string;
  /** `canonicalAsServer` without its trailing slash; `/api` reads `/api-docs`. */
  canonicalPathname: string;
}

/**
 * Splits an address path as the address bar shows it (`/zh/material-ui/#hash`) into its language and its canonical forms.
 * Any other two letters are an ordinary segment.
 */
export function parseLocalizedPath(path: string): LocalizedPath {
  const prefix = path.slice(1, 3);
  const hasPrefix = PREFIXES.includes(prefix) && path[3] === '/';
  const canonicalAs = hasPrefix ? path.slice(3) : path;
  const canonicalAsServer = canonicalAs.replace(/#.*$/, '');

  return {
    userLanguage: hasPrefix ? prefix : DEFAULT_LANGUAGE,
    canonicalAs,
    canonicalAsServer,
    canonicalPathname: canonicalAsServer
      .replace(/^\/api(?=\/|$)/, '/api-docs')
      .replace(/(?<=.)\/$/, ''),
  };
}
