/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { Toolbar } from '@/ui/Toolbar';

describe('Toolbar on the server', () => {
  it('leaves every control within reach of the Tab key: without script there are no arrow keys', () => {
    const html = renderToStaticMarkup(
      <Toolbar label="Demo source">
        <button type="button">Copy</button>
        <a href="/source/">Source</a>
      </Toolbar>,
    );
    expect(html).toBe(
      '<div role="toolbar" aria-label="Demo source"><button type="button">Copy</button><a href="/source/">Source</a></div>',
    );
  });
});
