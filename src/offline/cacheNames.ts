/** What is kept: pages and their data, hashed files, other files, and the shell for a page that is not kept. */
export const PURPOSES = ['pages', 'data', 'assets', 'files', 'shell'] as const;

export type Purpose = (typeof PURPOSES)[number];

/** The name of a cache: `pages-3f9ab21c`. A release has caches of its own, so that a page never meets files of another. */
export function cacheName(purpose: Purpose, release: string): string {
  return `${purpose}-${release}`;
}

/** Of all caches of the origin, those that other releases of this site have left. Caches of anything else are not touched. */
export function outdatedCaches(names: readonly string[], release: string): string[] {
  const current = PURPOSES.map((purpose) => cacheName(purpose, release));
  return names.filter(
    (name) => PURPOSES.some((purpose) => name.startsWith(`${purpose}-`)) && !current.includes(name),
  );
}
