import { isChunkError, isReleaseFile } from '@/lib/chunkErrors';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('isChunkError', () => {
  it.each([
    named('ChunkLoadError', 'anything'),
    new Error('Loading chunk 12 failed.\n(missing: https://example.com/_next/static/chunks/12.js)'),
    new Error('Loading CSS chunk 12 failed.\n(/_next/static/css/12.css)'),
    new Error('Failed to load script: /_next/static/chunks/pages/search.js'),
    new Error('Failed to load stylesheet: /_next/static/css/1.css'),
  ])('knows %p', (error) => {
    expect(isChunkError(error)).toBe(true);
  });

  it.each([
    new Error('Minified MUI error #11'),
    new TypeError('Failed to fetch'),
    new Error('The demo said: Loading chunk 12 failed'),
    'Loading chunk 12 failed.',
    null,
  ])('leaves %p to others', (error) => {
    expect(isChunkError(error)).toBe(false);
  });
});

describe('isReleaseFile', () => {
  const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, props: object) =>
    Object.assign(document.createElement(tag), props);

  it('is a script or a style sheet of a release', () => {
    expect(isReleaseFile(element('script', { src: '/_next/static/chunks/1.js' }))).toBe(true);
    expect(isReleaseFile(element('link', { href: '/_next/static/css/1.css' }))).toBe(true);
  });

  it.each([
    element('script', { src: 'https://www.googletagmanager.com/gtag/js?id=1' }),
    element('script', { src: 'https://example.com/_next/static/chunks/1.js' }),
    element('img', { src: '/_next/static/media/1.png' }),
    element('script', {}),
    window,
    null,
  ])('is not %p', (target) => {
    expect(isReleaseFile(target)).toBe(false);
  });
});
