/** How long the choices of a reader are kept: a year, in seconds. */
const MAX_AGE = 31_536_000;

/** Reads a cookie; null when there is none or cookies are blocked. */
export function readCookie(name: string): string | null {
  try {
    const start = `${name}=`;
    const cookie = document.cookie.split('; ').find((part) => part.startsWith(start));
    return cookie?.slice(start.length) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a cookie of the whole site for a year; null removes it. Blocked cookies are no error: the value then lasts as long as the page. */
export function writeCookie(name: string, value: string | null): void {
  try {
    document.cookie = `${name}=${value ?? ''};path=/;max-age=${value === null ? 0 : MAX_AGE};samesite=lax`;
  } catch {
    // Nothing is lost that the reader could not choose again.
  }
}
