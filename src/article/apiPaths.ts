import { kebabCase } from '@/lib/kebabCase';

/** Components of `@mui/material` and `@mui/joy` that are re-exported from `@mui/base` and documented there. */
const SHARED_WITH_BASE = ['ClickAwayListener', 'NoSsr', 'Portal', 'TextareaAutosize'];

/** The page of a component's API: `Button` of `material-ui` is at `/material-ui/api/button/`. */
export function componentApiPath(productId: string, name: string): string {
  const kebab = kebabCase(name);
  if (productId === 'base-ui' || SHARED_WITH_BASE.includes(name)) {
    return `/base-ui/react-${kebab}/components-api/#${kebab}`;
  }
  if (productId.startsWith('x-')) return `/x/api/${productId.slice(2)}/${kebab}/`;
  return `/${productId}/api/${kebab}/`;
}

/** The page of a hook's API: `useButton` is at `/base-ui/react-button/hooks-api/#use-button`. */
export function hookApiPath(name: string): string {
  const kebab = kebabCase(name);
  return `/base-ui/react-${kebab.replace(/^use-/, '')}/hooks-api/#${kebab}`;
}
