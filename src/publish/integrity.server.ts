import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Elements that may load a script or a style sheet. What stands in quotes may hold a `>`. */
const LOADING_TAG = /<(?:script|link)(?=\s)(?:[^>"']|"[^"]*"|'[^']*')*>/g;

/** Documents here have no origin: without CORS they may not see what they check. */
const SANDBOX = '/sandbox/';

/**
 * Makes a function that puts `integrity` on every script, style sheet and preload of the site's own in a document, so that a browser
 * refuses a file that is not the one of the build. Each file is read and hashed once.
 *
 * The chunks that scripts load later have none: their hashes would be 90 kB in the loader of every page. They come from the same
 * origin as the document that vouches for the loader, and are named by their content, demos by the code of their release.
 * @param folder The export: `out`.
 * @throws Error, from what is returned, when a document names a file that the export does not have.
 */
export function integrityWriter(folder: string): (html: string) => string {
  const known = new Map<string, string>();
  const integrityOf = (url: string) => {
    const integrity = known.get(url) ?? hashOf(path.join(folder, fileOf(url)));
    known.set(url, integrity);
    return integrity;
  };
  return (html) =>
    html.replace(LOADING_TAG, (tag) => {
      const url = checkedUrl(tag);
      if (!url || /\sintegrity=/.test(tag)) return tag;
      const end = tag.endsWith('/>') ? '/>' : '>';
      const needsCors = url.startsWith(SANDBOX) && !/\scrossorigin\b/i.test(tag);
      const added = ` integrity="${integrityOf(url)}"${needsCors ? ' crossorigin="anonymous"' : ''}`;
      return tag.slice(0, -end.length) + added + end;
    });
}

/** The address of a file of the site that a tag loads and the browser can check; undefined for every other tag. */
function checkedUrl(tag: string): string | undefined {
  const url = attribute(tag, tag.startsWith('<script') ? 'src' : 'href');
  if (!url || !/^\/(?!\/)/.test(url)) return undefined;
  if (tag.startsWith('<script')) return url;
  const rel = attribute(tag, 'rel');
  const isChecked =
    rel === 'stylesheet' ||
    rel === 'modulepreload' ||
    (rel === 'preload' && ['script', 'style'].includes(attribute(tag, 'as') ?? ''));
  return isChecked ? url : undefined;
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}

function fileOf(url: string): string {
  return decodeURIComponent(url.replace(/[?#].*/, ''));
}

function hashOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
