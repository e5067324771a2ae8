/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { loadOfflinePage } from '@/site/loadOfflinePage.server';
import { OfflinePage } from '@/site/OfflinePage';

describe('OfflinePage without script', () => {
  it('reads as text, with nothing that only script could do', () => {
    const { texts } = loadOfflinePage('en');
    const html = renderToStaticMarkup(<OfflinePage texts={texts} />);
    expect(html).toContain(texts.heading);
    expect(html).toContain(texts.lead);
    expect(html).not.toContain('<button');
    expect(html).not.toContain(texts.none);
  });
});
