import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageHead } from '@/site/PageHead';
import { pageMeta } from '@/site/pageMeta';

jest.mock('next/head', () => ({
  __esModule: true,
  default: ({ children }: { children: ReactNode }) => <div>{children}</div>,
}));

function show(path: string, title = 'Button') {
  const { container } = render(
    <PageHead
      page={pageMeta({ path, title, description: 'A button.', navigation: null, source: null })}
    />,
  );
  return {
    title: container.querySelector('title')?.textContent,
    meta: (name: string) =>
      container
        .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
        ?.getAttribute('content'),
    links: (rel: string) =>
      [...container.querySelectorAll(`link[rel="${rel}"]`)].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
  };
}

beforeEach(() => {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXT_PUBLIC_SITE_URL: 'https://docs.example.com',
  });
});

describe('PageHead', () => {
  it('names page and product in the title, for social networks too', () => {
    const head = show('/material-ui/react-button/');
    expect(head.title).toBe('Button - Material UI');
    expect(head.meta('og:title')).toBe('Button - Material UI');
    expect(head.meta('twitter:card')).toBe('summary_large_image');
  });

  it('leaves the title of the home page alone', () => {
    expect(show('/', 'All of it').title).toBe('All of it');
  });

  it('describes the page', () => {
    const head = show('/material-ui/react-button/');
    expect(head.meta('description')).toBe('A button.');
    expect(head.meta('og:description')).toBe('A button.');
  });

  it.each([
    ['/material-ui/react-button/', 'material-ui', 'core'],
    ['/x/introduction/', 'null', 'x'],
    ['/', 'null', 'null'],
  ])('says product and category of %s where analytics reads them', (path, id, category) => {
    const head = show(path);
    expect(head.meta('mui:productId')).toBe(id);
    expect(head.meta('mui:productCategoryId')).toBe(category);
  });

  it('gives the canonical address, for English and by default', () => {
    const head = show('/material-ui/react-button/');
    const canonical = 'https://docs.example.com/material-ui/react-button/';
    expect(head.links('canonical')).toEqual([[null, canonical]]);
    expect(head.links('alternate')).toEqual([
      ['en', canonical],
      ['x-default', canonical],
    ]);
    expect(head.meta('og:url')).toBe(canonical);
  });
});
