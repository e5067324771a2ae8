/** @jest-environment node */
import { translator } from '@/i18n/translator.server';
import { htmlMarkdown, mainMarkdown } from '@/publish/markdown/htmlMarkdown.server';
import { stringifyMarkdown } from '@/publish/markdown/stringifyMarkdown.server';

const translate = translator('en');
const markdownOf = (html: string) => `\n${stringifyMarkdown(htmlMarkdown(html, translate))}`;

describe('htmlMarkdown', () => {
  it('makes a table of the rows of the API reference', () => {
    const html = `
      <section class="api-section"><div class="api-head"><h2 id="props"><a class="anchor" href="#props">Props</a></h2>
      <div class="api-displays">controls</div></div>
      <div class="api-scroll"><div class="api-rows"><div class="api-columns"><span>Name</span><span>Type</span><span>Description</span></div>
      <div class="api-item"><div class="api-name"><code class="api-required">value</code><button>Copy</button> <span class="api-mark api-need">Required</span></div>
      <div class="api-type"><span class="api-label">Type</span> <code>A | …</code><details class="api-more"><summary>Full type</summary><pre><code>A
  | B</code></pre></details></div>
      <div class="api-text"><p>First.</p><p>Second, see <a href="/a/">A</a>.</p><ul><li><code>x</code> one</li><li>two</li></ul></div></div>
      <div class="api-item"><div class="api-name"><code class="api-optional">size</code> <span class="api-mark api-need">Optional</span> <span class="api-mark">Deprecated</span></div>
      <div class="api-type"><code>Size</code><details class="api-more"><summary><code>Size</code></summary><pre><code>type Size = 1;
</code></pre></details></div><div class="api-text"></div></div></div></div></section>`;
    expect(markdownOf(html)).toMatchInlineSnapshot(`
     "
     ## Props

     | Name | Type | Description |
     | - | - | - |
     | \`value\` _Required_ | \`A \\| B\` | First.<br>Second, see [A](/a/).<br>– \`x\` one<br>– two |
     | \`size\` _Deprecated_ | \`Size\` | |

     \`\`\`ts
     type Size = 1;
     \`\`\`
     "
    `);
  });

  it('opens what is folded', () => {
    const html = '<details><summary>More <span>2</span></summary><p>Hidden</p></details>';
    expect(markdownOf(html)).toMatchInlineSnapshot(`
     "
     **More (2)**

     Hidden
     "
    `);
  });

  it('quotes a callout under what it is', () => {
    const html =
      '<div class="callout callout-info" role="note" aria-label="Note"><p>See <a href="/a/">A</a>.</p></div>';
    expect(markdownOf(html)).toMatchInlineSnapshot(`
     "
     > **Note**
     >
     > See [A](/a/).
     "
    `);
  });

  it('leads on from the title of a card, and puts the rest of it behind', () => {
    const html =
      '<ul><li><a href="/a/"><span><b>A</b><span>v<!-- -->1</span></span><span>Text</span><svg></svg></a></li>' +
      '<li><a href="/b/"><b>B</b></a></li><li><a href="/c/">C</a> and more</li></ul>';
    expect(markdownOf(html)).toMatchInlineSnapshot(`
     "
     - [A](/a/): v1 · Text
     - [B](/b/)
     - [C](/c/) and more
     "
    `);
  });

  it('puts what stands above the heading of a card below it, and parts the facts in a row', () => {
    const html =
      '<article><ul><li>Tag</li></ul><h3><a href="/a/">A</a></h3><p><span>Team</span><time>May 1</time></p></article>';
    expect(markdownOf(html)).toMatchInlineSnapshot(`
     "
     ### [A](/a/)

     - Tag

     Team · May 1
     "
    `);
  });

  it('writes keys as code, and a union of many lines without its first bar', () => {
    expect(markdownOf('<p>Press <kbd>Enter</kbd>.</p>')).toBe('\nPress `Enter`.\n');
    const html =
      '<div class="api-rows"><div class="api-item"><div class="api-type"><details class="api-more">' +
      "<summary>Full type</summary><pre><code>| 'a'\n| 'b'</code></pre></details></div></div></div>";
    expect(markdownOf(html)).toContain("| `'a' \\| 'b'` |");
  });

  it('leaves out what can be pressed or leads around', () => {
    const html =
      '<nav><a href="/a/">a</a></nav><form><input></form><button>b</button><p data-markdown="omit">c</p><p role="status">3 posts</p><svg></svg>';
    expect(htmlMarkdown(html, translate)).toEqual([]);
  });
});

describe('mainMarkdown', () => {
  it('is the main part of a document alone', () => {
    const html =
      '<html><body><h1>Bar</h1><main id="m"><h1>Page</h1><p>Text</p></main><p>Footer</p></body></html>';
    expect(stringifyMarkdown(mainMarkdown(html, translate))).toBe('# Page\n\nText\n');
  });

  it('begins with its title', () => {
    const html = '<main><p>Over the title</p><h1>Page</h1></main>';
    expect(stringifyMarkdown(mainMarkdown(html, translate))).toBe('# Page\n\nOver the title\n');
  });
});
