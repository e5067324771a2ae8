import { markdownPath } from '@/site/markdownPath';

describe('markdownPath', () => {
  it.each([
    ['/', '/index.md'],
    ['/material-ui/', '/material-ui.md'],
    ['/material-ui/react-button/', '/material-ui/react-button.md'],
  ])('has the copy of %s at %s', (path, expected) => {
    expect(markdownPath(path)).toBe(expected);
  });
});
