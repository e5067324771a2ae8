const COOKIE = /^_ga(?:_|$)/;

/** Removes the cookies of Google Analytics, which stand on this host or on one that it is part of. Blocked cookies are no error. */
export function removeAnalyticsCookies(): void {
  try {
    const labels = window.location.hostname.split('.');
    const domains = labels.map((_, index) => `;domain=${labels.slice(index).join('.')}`);
    for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')) {
      if (!COOKIE.test(name)) continue;
      for (const domain of ['', ...domains]) document.cookie = `${name}=;path=/;max-age=0${domain}`;
    }
  } catch {
    // Where cookies are blocked there are none to remove.
  }
}
