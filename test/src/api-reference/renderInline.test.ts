/** @jest-environment node */
import { link, renderInline, renderText } from '@/api-reference/renderInline.server';

const asWritten = (href: string) => href;
const inline = (text: string) => renderInline(text, asWritten);

describe('renderInline', () => {
  it.each([
    ['If `true`, it is off.', 'If <code>true</code>, it is off.'],
    ['Two\nlines.', 'Two lines.'],
    ['See [the guide](/system/guide/).', 'See <a href="/system/guide/">the guide</a>.'],
    ['See [`sx`](/system/sx/).', 'See <a href="/system/sx/"><code>sx</code></a>.'],
    [
      '[Far](https://mui.com/x_(y)/) away',
      '<a href="https://mui.com/x_(y)/" rel="noopener" class="external">Far</a> away',
    ],
    ['`a[0](b)` is code', '<code>a[0](b)</code> is code'],
    ['```jsx\n<A\n  b />\n```', '<code>&lt;A b /&gt;</code>'],
    ['One of:\n- `a`\n- b', 'One of:<br>– <code>a</code><br>– b'],
    ['First:\n1. a\n2. b', 'First:<br>– a<br>– b'],
    ['It **must** be 2 ** 3.', 'It <strong>must</strong> be 2 ** 3.'],
    ['The *clear* icon, a * b * c.', 'The <em>clear</em> icon, a * b * c.'],
    ['{@link GridColDef}', '<code>GridColDef</code>'],
    [
      '{@link https://mui.com/x/ the docs}',
      '<a href="https://mui.com/x/" rel="noopener" class="external">the docs</a>',
    ],
    ['- at its start', '- at its start'],
    ['an open ` and [bracket', 'an open ` and [bracket'],
  ])('renders %j', (text, html) => {
    expect(inline(text)).toBe(html);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '`<b>`',
    '[<b>](/a/)',
    '[a](/"onclick="b)',
    '{@link <b> <i>}',
    'a & b',
  ])('takes nothing of %j for HTML', (text) => {
    const html = inline(text).replace(/<\/?(?:code|a)(?: [a-z]+="[^"<>]*")*>/g, '');
    expect(html).not.toMatch(/[<>"]|&(?!\w+;)/);
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//evil.example/',
    'a/b/',
  ])('shows only the words of a link to %s', (href) => {
    expect(inline(`[words](${href})`)).not.toContain('<a');
    expect(inline(`[words](${href})`)).toContain('words');
  });

  it('asks where a link leads on this site', () => {
    const resolve = jest.fn((href: string) => (href === '/here/' ? '/there/' : null));
    expect(renderInline('[a](/here/) [b](/gone/)', resolve)).toBe('<a href="/there/">a</a> b');
  });
});

describe('renderText', () => {
  it('needs no paragraph for one', () => {
    expect(renderText('One.\nStill one.', asWritten)).toBe('One. Still one.');
    expect(renderText('  ', asWritten)).toBe('');
  });

  it('keeps paragraphs apart', () => {
    expect(renderText('One.\n\n`Two`.\n \nThree.', asWritten)).toBe(
      '<p>One.</p><p><code>Two</code>.</p><p>Three.</p>',
    );
  });
});

describe('link', () => {
  it('checks what it was told a link leads to', () => {
    expect(link('a', '/x/', () => 'javascript:alert(1)')).toBe('a');
  });
});
