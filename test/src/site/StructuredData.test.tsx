/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageMeta } from '@/site/pageProps';
import { StructuredData } from '@/site/StructuredData.server';
import { structuredData } from '@/site/structuredData';

const PAGE: PageMeta = {
  path: '/versions/',
  title: 'Versions',
  description: 'All of them.',
  productId: 'docs',
  productCategoryId: 'null',
  navigation: null,
  source: null,
};

describe('StructuredData', () => {
  it('writes what a page is into a script that nobody runs', () => {
    jest.replaceProperty(process, 'env', {
      ...process.env,
      NEXT_PUBLIC_SITE_URL: 'https://example.com',
    });
    const html = renderToStaticMarkup(<StructuredData page={PAGE} language="en" />);
    const context = { host: 'https://example.com', language: 'en', site: 'MUI docs' };
    expect(html).toBe(
      `<script type="application/ld+json">${structuredData(PAGE, context)}</script>`,
    );
  });

  it('is absent without a page', () => {
    expect(renderToStaticMarkup(<StructuredData page={undefined} language="en" />)).toBe('');
  });
});
