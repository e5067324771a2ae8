import { listFiles } from '@/lib/listFiles.server';
import { apiAddresses, apiPagePaths } from './apiPages.server';
import { articleAddress } from './articleAddress.server';

const UPSTREAM = 'https://mui.com';

/** Leads links of the packages' texts to this site where it has the page, and to the packages' own site where not. */
export async function siteLinks(): Promise<(href: string) => string> {
  const articles = (await listFiles('data', '.md')).map(articleAddress);
  const tabs = placesOnTabs(new Set(articles));
  const known = new Set([...articles, ...apiPagePaths(), ...tabs]);
  return (href) => {
    if (href.startsWith('#')) return href;
    const url = new URL(href, UPSTREAM);
    if (url.origin !== UPSTREAM) return href;
    const path = url.pathname.replace(/\/?$/, '/');
    const place = `${path}${url.hash}`;
    if (known.has(place)) return place;
    // Other anchors are those of the other site: ours may be named otherwise.
    return known.has(path) ? path : `${UPSTREAM}${place}`;
  };
}

/** Addresses of the API tabs of the articles that are written, and of the entries on them. */
function placesOnTabs(articles: ReadonlySet<string>): string[] {
  return apiAddresses().flatMap(({ href }) => {
    const [tab = '', anchor] = href.split('#');
    const article = tab.replace(/[^/]+\/$/, '');
    return anchor !== undefined && articles.has(article) ? [tab, href] : [];
  });
}
