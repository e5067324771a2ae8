import { isListedPath } from '@/routing/isListedPath';

describe('isListedPath', () => {
  it.each(['/', '/versions/', '/blog/', '/blog/search/', '/material-ui/react-button/'])(
    'holds for %s, which is read for its own sake',
    (path) => {
      expect(isListedPath(path)).toBe(true);
    },
  );

  it.each([
    '/404/',
    '/offline/',
    '/production-error/',
    '/search/',
    '/demos/material-ui/react-button/Basic/',
    '/experiments/docs/headings/',
  ])('does not hold for %s', (path) => {
    expect(isListedPath(path)).toBe(false);
  });
});
