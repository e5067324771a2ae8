import path from 'node:path';

/** The address of an article's source: `data/material-ui/react-button.md` is read at `/material-ui/react-button/`. */
export function articleAddress(file: string): string {
  return `/${path.relative('data', file).replace(/\.md$/, '').split(path.sep).join('/')}/`;
}
