import type { PageEntry } from './types';

/** A page's title made from its path: `/material-ui/react-app-bar/` is `App bar`, `/x/api/data-grid/data-grid/` is `DataGrid`. */
export function titleFromPath(pathname: string): string {
  const path = pathname.replace(/[#?].*$/, '').replace(/\/$/, '');
  const name = path
    .slice(path.lastIndexOf('/') + 1)
    .replace('react-', '')
    .replace(/\..*/, '');

  if (path.includes('/api/')) return name.startsWith('use') ? camelCase(name) : pascalCase(name);
  if (path.includes('/api-docs/')) return pascalCase(name);
  const words = name.replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The label of a navigation entry: the translation of its subheader or path if there is one, else its own title, else one
 * made from its path. Empty for `title: false`.
 */
export function pageTitle(entry: PageEntry, translatePage: (key: string) => string | null): string {
  const translated = translatePage(entry.subheader ?? entry.pathname);
  if (translated) return translated;
  if (entry.title === false) return '';
  return entry.title ?? titleFromPath(entry.subheader ?? entry.pathname);
}

function camelCase(kebab: string): string {
  return kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function pascalCase(kebab: string): string {
  const name = camelCase(kebab);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
