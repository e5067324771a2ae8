/** @jest-environment node */
import { codeBlockHtml } from '@/ui/codeBlockHtml.server';
import { htmlOf } from '../../fixtures/article';

describe('renderMarkdown: headings', () => {
  it('gives levels 2 and 3 an id and makes them their own permalink', async () => {
    expect(await htmlOf('## Basic use\n\n### Sizes')).toBe(
      '<h2 id="basic-use"><a href="#basic-use" class="anchor">Basic use</a></h2>\n' +
        '<h3 id="sizes"><a href="#sizes" class="anchor">Sizes</a></h3>',
    );
  });

  it('gives deeper levels neither', async () => {
    expect(await htmlOf('## A\n\n### B\n\n#### C\n\n##### D')).toMatch(/<h4>C<\/h4>\n<h5>D<\/h5>$/);
  });

  it('keeps markup in headings', async () => {
    expect(await htmlOf('## The `sx` prop')).toBe(
      '<h2 id="the-sx-prop"><a href="#the-sx-prop" class="anchor">The <code>sx</code> prop</a></h2>',
    );
  });

  it.each(['Contents', 'Main content', 'Main heading', 'Side nav'])(
    'does not give "%s" the id that the frame of the page has',
    async (text) => {
      const html = await htmlOf(`## ${text}`);
      const taken = text.toLowerCase().replace(' ', '-');
      expect(html).not.toContain(`id="${taken}"`);
      expect(html).toContain(`id="${taken}-1"`);
    },
  );
});

describe('renderMarkdown: callouts', () => {
  it.each([
    ['info', 'Note'],
    ['success', 'Good to know'],
    ['warning', 'Warning'],
    ['error', 'Caution'],
  ])('makes :::%s a note that is announced as %s', async (severity, label) => {
    expect(await htmlOf(`:::${severity}\nUse **this**.\n:::`)).toBe(
      `<div class="callout callout-${severity}" role="note" aria-label="${label}">` +
        '<p>Use <strong>this</strong>.</p></div>',
    );
  });

  it('takes any Markdown inside', async () => {
    const html = await htmlOf(':::info\n- a\n\n```js\nb\n```\n:::');
    expect(html).toMatch(/^<div class="callout.*<ul>.*<li>a<\/li>.*<div class="code".*<\/div>$/s);
  });
});

describe('renderMarkdown: code', () => {
  it('colors code by classes, never by styles', async () => {
    const html = await htmlOf(
      "```tsx\nimport { a } from 'b'; // c\nexport const d = <e f={1} />;\n```",
    );
    expect(html).toContain('<span class="k">import</span>');
    expect(html).toContain('<span class="c">// c</span>');
    expect(html).toMatch(/<span class="s">'b'[^<]*<\/span>/);
    expect(html).not.toMatch(/style=|#[\da-f]{3,6}\b|var\(--/i);
  });

  it('puts code into a box that can be scrolled by keyboard and copied', async () => {
    const html = await htmlOf('```text\na < b && c\n```');
    expect(html).toBe(
      codeBlockHtml({ html: 'a &lt; b &amp;&amp; c', language: 'text', copyLabel: 'Copy' }),
    );
  });

  it('keeps what looks like HTML in code text', async () => {
    const html = await htmlOf('```html\n<script>alert(1)</script>\n```\n\n`<b>`');
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('<code>&#x3C;b></code>');
  });
});

describe('renderMarkdown: tabbed code', () => {
  const TABS =
    ':::code-tabs{storageKey="package-manager"}\n\n' +
    '```bash npm\nnpm install a\n```\n\n```bash pnpm\npnpm add a\n```\n\n:::';

  it('makes a group of radio buttons, the first one chosen, and a panel for each', async () => {
    const html = await htmlOf(TABS);
    const name = /type="radio" name="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain('<div class="code-tabs" data-storage-key="package-manager">');
    expect(html).toContain('<legend class="visually-hidden">Package manager</legend>');
    expect(html).toContain(
      `<label><input type="radio" name="${name}" value="npm" checked><span>npm</span></label>` +
        `<label><input type="radio" name="${name}" value="pnpm"><span>pnpm</span></label>`,
    );
    const panels = /<div class="code-tabs-panels">(.*)<\/div><\/div>$/s.exec(html)?.[1] ?? '';
    expect(panels.match(/<div class="code" data-language="bash">/g)).toHaveLength(2);
    expect(panels.replace(/<[^>]+>/g, '')).toBe('npm install aCopypnpm add aCopy');
  });

  it('gives two blocks of one key different groups, so that each keeps a choice', async () => {
    const html = await htmlOf(`${TABS}\n\n${TABS}`);
    const names = [...html.matchAll(/type="radio" name="([^"]+)"/g)].map((match) => match[1]);
    expect(names).toHaveLength(4);
    expect(names[0]).toBe(names[1]);
    expect(names[2]).toBe(names[3]);
    expect(names[0]).not.toBe(names[2]);
  });

  it('keeps markup in a label text', async () => {
    const html = await htmlOf(':::code-tabs{storageKey="license"}\n```bash <b>&\nx\n```\n:::');
    expect(html).toContain('<span>&lt;b&gt;&amp;</span>');
    expect(html).not.toContain('<b>');
  });
});

describe('renderMarkdown: links', () => {
  it('marks links that leave the site, and does not let them reach back', async () => {
    expect(await htmlOf('[a](https://mui.com/)')).toBe(
      '<p><a href="https://mui.com/" rel="noopener" class="external">a</a></p>',
    );
    expect(await htmlOf('[a][b]\n\n[b]: https://mui.com/')).toContain('rel="noopener"');
  });

  it.each(['/versions/', '#a', 'mailto:a@b.c'])('leaves the link %s plain', async (url) => {
    expect(await htmlOf(`[a](${url})`)).toBe(`<p><a href="${url}">a</a></p>`);
  });

  it('points links of the documented repository at the tag of the version', async () => {
    expect(await htmlOf('[a](https://github.com/mui/material-ui/blob/-/b.ts)')).toContain(
      'href="https://github.com/mui/material-ui/blob/v5.15.1/b.ts"',
    );
  });
});

describe('renderMarkdown: text', () => {
  it('wraps tables, so that wide ones scroll by themselves, also by keyboard', async () => {
    const html = await htmlOf('| a | b |\n| - | -: |\n| c | d |');
    expect(html).toMatch(
      /^<div class="table" tabindex="0" role="group" aria-label="[^"]+"><table>.*<\/table><\/div>$/s,
    );
    expect(html).toContain('<th>a</th>');
  });

  it('names a table as the section that it stands in', async () => {
    const html = await htmlOf('## First\n\n### Widths\n\n#### Deep\n\n| a |\n| - |\n| b |');
    expect(html).toContain(
      '<div class="table" tabindex="0" role="group" aria-labelledby="widths">',
    );
  });

  it('aligns columns along the direction of reading, without the attribute of old', async () => {
    const html = await htmlOf('| a | b | c |\n| :- | :-: | -: |\n| d | e | f |');
    for (const cell of [
      '<th>a</th>',
      '<th data-align="center">b</th>',
      '<th data-align="end">c</th>',
      '<td>d</td>',
      '<td data-align="center">e</td>',
      '<td data-align="end">f</td>',
    ]) {
      expect(html).toContain(cell);
    }
  });

  it('puts footnotes under a heading that is heard and not seen', async () => {
    const html = await htmlOf('A[^1].\n\n[^1]: B.');
    expect(html).toContain('<h2 class="visually-hidden" id="footnote-label">Footnotes</h2>');
    expect(html).toContain('aria-label="Back to reference 1"');
  });

  it('names the way back to a second reference by the number that it shows', async () => {
    const html = await htmlOf('A[^1] and B[^1].\n\n[^1]: C.');
    expect(html).toMatch(/aria-label="Back to reference 1-2"[^>]*>↩<sup>2<\/sup>/);
  });

  it.each([
    ['Keep 4.5:1 contrast.', '<p>Keep 4.5:1 contrast.</p>'],
    ['Style a:hover and b:focus.', '<p>Style a:hover and b:focus.</p>'],
    ['At 10:30, see :root{a} and :is[x].', '<p>At 10:30, see :root{a} and :is[x].</p>'],
    ['See a:hover:focus:active :b :c.', '<p>See a:hover:focus:active :b :c.</p>'],
    ['**a:hover** `b:c`', '<p><strong>a:hover</strong> <code>b:c</code></p>'],
  ])('leaves the colon of "%s" what it is', async (body, html) => {
    expect(await htmlOf(body)).toBe(html);
  });

  it('passes the allowed elements on', async () => {
    expect(await htmlOf('Press <kbd>Ctrl</kbd><br>H<sub>2</sub>O<sup>2</sup>')).toBe(
      '<p>Press <kbd>Ctrl</kbd><br>H<sub>2</sub>O<sup>2</sup></p>',
    );
  });

  it('escapes what is special in HTML', async () => {
    expect(await htmlOf('a & b < c')).toBe('<p>a &#x26; b &#x3C; c</p>');
  });

  it('knows strikethrough, task lists and images', async () => {
    expect(await htmlOf('~~a~~')).toBe('<p><del>a</del></p>');
    expect(await htmlOf('- [x] a')).toContain(
      '<input type="checkbox" checked disabled aria-label="Done">',
    );
    expect(await htmlOf('- [ ] a')).toContain('aria-label="To do"');
    expect(await htmlOf('![a b](/static/c.png)')).toBe(
      '<p><img src="/static/c.png" alt="a b"></p>',
    );
  });
});
