/** @jest-environment node */
import { Head } from 'next/document';
import { renderToStaticMarkup } from 'react-dom/server';
import { HeadWithStyles } from '@/theme/HeadWithStyles.server';
import { writeProject } from '../../fixtures/project';

const FILES = {
  sharedFiles: ['static/css/site.css', 'static/chunks/main.js'],
  pageFiles: ['static/css/page.css'],
  allFiles: ['static/css/site.css', 'static/chunks/main.js', 'static/css/page.css'],
};

const setMode = (mode: 'production' | 'development') =>
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });

beforeEach(() =>
  writeProject({
    '.next/static/css/site.css': 'a > b { content: "<" }',
    '.next/static/css/page.css': 'c {}',
  }),
);

describe('HeadWithStyles', () => {
  it('puts the style sheets of the page into the document, marked as Next.js finds them', () => {
    setMode('production');
    const links = new HeadWithStyles({}).getCssLinks(FILES);
    expect(renderToStaticMarkup(<>{links}</>)).toBe(
      '<style data-n-g="">a > b { content: "<" }</style>' +
        '<style data-n-href="/_next/static/css/page.css">c {}</style>',
    );
  });

  it('asks for the font of the text first, and not for those of rare letters', async () => {
    const face = (name: string) =>
      `@font-face{src:url(/_next/static/media/${name}.woff2) format("woff2")}`;
    const css = face('figtree-latin-ext-wght-normal.2') + face('figtree-text.1');
    await writeProject({ '.next/static/css/fonts.css': css });
    setMode('production');
    const files = { ...FILES, allFiles: ['static/css/fonts.css'] };
    const links = new HeadWithStyles({}).getCssLinks(files);
    expect(renderToStaticMarkup(<>{links?.slice(0, -1)}</>)).toBe(
      '<link rel="preload" as="font" type="font/woff2" ' +
        'href="/_next/static/media/figtree-text.1.woff2" crossorigin=""/>',
    );
    expect(links).toHaveLength(2);
  });

  it('links to them while developing, as Next.js does', () => {
    setMode('development');
    const linked = jest.spyOn(Head.prototype, 'getCssLinks').mockReturnValue([]);
    expect(new HeadWithStyles({}).getCssLinks(FILES)).toEqual([]);
    expect(linked.mock.calls).toEqual([[FILES]]);
  });
});
