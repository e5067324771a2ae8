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

  it('links to them while developing, as Next.js does', () => {
    setMode('development');
    const linked = jest.spyOn(Head.prototype, 'getCssLinks').mockReturnValue([]);
    expect(new HeadWithStyles({}).getCssLinks(FILES)).toEqual([]);
    expect(linked.mock.calls).toEqual([[FILES]]);
  });
});
