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
     **More 2**

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

  it('keeps the parts of a card apart', () => {
    const html = '<ul><li><a href="/a/"><b>A</b><span>v1</span></a></li></ul>';
    expect(markdownOf(html)).toMatchInlineSnapshot(`
     "
     - [**A** v1](/a/)
     "
    `);
  });

  it('leaves out what can be pressed or leads around', () => {
    const html =
      '<nav><a href="/a/">a</a></nav><form><input></form><button>b</button><p data-markdown="omit">c</p><svg></svg>';
    expect(htmlMarkdown(html, translate)).toEqual([]);
  });
});

describe('mainMarkdown', () => {
  it('is the main part of a document alone', () => {
    const html =
      '<html><body><h1>Bar</h1><main id="m"><h1>Page</h1><p>Text</p></main><p>Footer</p></body></html>';
    expect(stringifyMarkdown(mainMarkdown(html, translate))).toBe('# Page\n\nText\n');
  });
});
