/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { StaticHtml } from '@/ui/StaticHtml';

describe('StaticHtml on the server', () => {
  it('puts the HTML into the document as it is', () => {
    expect(renderToString(<StaticHtml id="block-0" html={'<p>a &amp; b</p>'} />)).toBe(
      '<div id="block-0"><p>a &amp; b</p></div>',
    );
  });

  it('is empty without HTML: there is no document to read', () => {
    expect(renderToString(<StaticHtml id="block-0" html={undefined} />)).toBe(
      '<div id="block-0"></div>',
    );
  });
});
