import { cacheName } from './cacheNames';

/** A page that reads without the network. */
export interface ReadablePage {
  /** With both slashes: `/material-ui/react-button/`. */
  path: string;
  /** The document's title: `Button - Material UI`. */
  title: string;
}

/** Pages that stand for no reading of their own: a single demo, a test page, and the page that lists the others. */
const LEFT_OUT = /^\/(demos|experiments|offline)\//;

/** The pages that a release has kept, by address. None where there are no caches. */
export async function readablePages(release: string): Promise<ReadablePage[]> {
  try {
    const cache = await caches.open(cacheName('pages', release));
    const pages = await Promise.all(
      (await cache.keys()).map(async ({ url }) => {
        const html = (await (await cache.match(url))?.text()) ?? '';
        return { path: new URL(url).pathname, title: titleOf(html) };
      }),
    );
    return pages
      .filter(({ path, title }) => title !== '' && !LEFT_OUT.test(path))
      .sort((a, b) => a.path.localeCompare(b.path));
  } catch {
    return [];
  }
}

/** An empty document is a damaged one and has no title. */
function titleOf(html: string): string {
  const title = /<title[^>]*>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  return new DOMParser().parseFromString(title, 'text/html').title;
}
