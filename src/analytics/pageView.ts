import { DOCS_TABS } from '@/routing/docsTab';
import { parseLocalizedPath } from '@/routing/language';

const TAB = new RegExp(`/(?:${DOCS_TABS.join('|')})(?=/?$)`);

/**
 * What counts as one page of an address: its path, in which the tabs with the API of a component are one. The router's own pattern
 * does not tell articles apart: all of them are one file.
 */
export function routePattern(address: string): string {
  return pagePath(address).replace(TAB, '/[docsTab]');
}

/** What is told of the page that is open: its title, its path, and what its metadata say of its product. */
export function pageViewPayload() {
  return {
    page_title: document.title,
    page_location: pagePath(window.location.pathname),
    productId: readMeta('mui:productId'),
    productCategoryId: readMeta('mui:productCategoryId'),
  };
}

/** The path of an address, without host, query, hash and language. */
function pagePath(address: string): string {
  return parseLocalizedPath(address).canonicalAsServer.replace(/\?.*$/, '');
}

function readMeta(name: string): string | null {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
}
