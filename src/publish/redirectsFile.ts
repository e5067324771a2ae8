import type { Redirect } from './redirects';

/** More than any address needs; a loop ends here. */
const MOST_HOPS = 3;

/** Redirects in the format of `_redirects` files, which static hosts read: one per line, the first that fits counts. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}

/** Reads a `_redirects` file. Empty lines and those that begin with `#` say nothing. */
export function parseRedirects(text: string): Redirect[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [from = '', to = '', status] = line.split(/\s+/);
      return { from, to, status: status === '302' ? 302 : 301 };
    });
}

/**
 * Where an address leads, or null when no redirect has it. The address may have a query and an anchor, which are kept, and may
 * lack its trailing slash. Redirects that lead to each other are followed, so that a reader is sent on once.
 */
export function redirectOf(address: string, redirects: readonly Redirect[]): Redirect | null {
  const [, pathname = '', query = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const start = tidy(pathname);
  const hops = hopsFrom(start, redirects);
  const to = hops.at(-1)?.to;
  if (to === undefined || tidy(to) === start) return null;
  const [target = '', anchor] = to.split('#');
  const isTemporary = hops.some(({ status }) => status === 302);
  return {
    from: start,
    to: target + query + (anchor === undefined ? hash : `#${anchor}`),
    status: isTemporary ? 302 : 301,
  };
}

/** The redirects that lead on from a place, one after the other. */
function hopsFrom(start: string, redirects: readonly Redirect[]): Redirect[] {
  const hops: Redirect[] = [];
  for (let place = start; hops.length < MOST_HOPS; place = tidy(hops.at(-1)?.to ?? '')) {
    const next = stepFrom(place, redirects);
    if (!next) break;
    hops.push(next);
  }
  return hops;
}

function stepFrom(place: string, redirects: readonly Redirect[]): Redirect | null {
  for (const redirect of redirects) {
    const { from, to } = redirect;
    if (from === place) return redirect;
    const start = from.endsWith('/*') ? from.slice(0, -1) : null;
    if (start !== null && place.startsWith(start))
      return { ...redirect, to: tidy(to.replace(':splat', place.slice(start.length))) };
  }
  return null;
}

/**
 * One slash at the start, whatever is written there: `//host` would lead to another site. One at the end too, but for files. An
 * anchor ends the address.
 */
function tidy(pathname: string): string {
  const path = pathname.replace(/#.*$/s, '').replace(/^[\\/]*/, '/');
  return path.endsWith('/') || /\.\w+$/.test(path) ? path : `${path}/`;
}
