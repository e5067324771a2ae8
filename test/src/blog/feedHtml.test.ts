/** @jest-environment node */
import { parseMarkdown } from '@/article/markdownTree.server';
import { feedHtml } from '@/blog/feedHtml.server';

const htmlOf = (markdown: string) =>
  feedHtml(parseMarkdown(markdown), 'https://docs.example.com/blog/post/');

describe('the HTML of a post in a feed', () => {
  it('has absolute links', () => {
    expect(htmlOf('[a](/x/) [b](#c) [d](https://e.org/) ![f](/g.png)')).toBe(
      '<p><a href="https://docs.example.com/x/">a</a> ' +
        '<a href="https://docs.example.com/blog/post/#c">b</a> ' +
        '<a href="https://e.org/">d</a> <img src="https://docs.example.com/g.png" alt="f"></p>',
    );
  });

  it('has code without classes, colors and buttons', () => {
    expect(htmlOf('```ts\nconst a = 1 < 2;\n```')).toBe(
      '<pre><code>const a = 1 &#x3C; 2;\n</code></pre>',
    );
  });

  it('quotes callouts, and has all of tabbed code', () => {
    expect(htmlOf(':::info\nNote.\n:::')).toMatch(
      /^<blockquote>\s*<p>Note\.<\/p>\s*<\/blockquote>$/,
    );
    const tabs =
      ':::code-tabs{storageKey="license"}\n\n```ts a\none\n```\n\n```ts b\ntwo\n```\n\n:::';
    expect(htmlOf(tabs).match(/<pre>/g)).toHaveLength(2);
  });
});
