/** @jest-environment node */
import { codeBlockHtml } from '@/ui/codeBlockHtml.server';

describe('codeBlockHtml', () => {
  it('puts a button beside the code that copies it', () => {
    const html = codeBlockHtml({
      html: '<span class="k">a</span> &lt; b',
      language: 'ts',
      copyLabel: 'Copy & <keep>',
    });
    expect(html).toBe(
      '<div class="code" data-language="ts">' +
        '<pre tabindex="0"><code><span class="k">a</span> &lt; b</code></pre>' +
        '<button type="button" class="copy" data-copy="" data-ga-event-category="code" ' +
        'data-ga-event-action="copy-click">Copy &amp; &lt;keep&gt;</button></div>',
    );
  });
});
