/** @jest-environment node */
import { BODY_LINE, CONTEXT, mistakesOf, parseBody } from '../../fixtures/article';

interface Mistake {
  /** Line of the text, counted from 0. */
  at: number;
  reason: RegExp;
  fix: RegExp;
}

const fence = (first: string) => [first, 'x', '```'].join('\n');

/** A mistake an author can make, the text it is made in, and what must be said of it. */
const MISTAKES: [what: string, body: string, mistake: Mistake][] = [
  [
    'a level-1 heading',
    'Text.\n\n# Title',
    { at: 2, reason: /level-1 heading/, fix: /title of the front matter/ },
  ],
  [
    'a level-1 heading that is underlined',
    'Text.\n\nTitle\n=====',
    { at: 2, reason: /level-1 heading/, fix: /title of the front matter/ },
  ],
  [
    'a level-3 heading before level 2',
    '### Three\n\n## Two',
    { at: 0, reason: /level-3 heading after level 1/, fix: /Use ##,/ },
  ],
  [
    'a level-4 heading after level 2',
    '## Two\n\n#### Four',
    { at: 2, reason: /level-4 heading after level 2/, fix: /Use ###,/ },
  ],
  ['a heading without text', '## Two\n\n##', { at: 2, reason: /empty heading/, fix: /text/ }],
  [
    'a link in a heading',
    '## See [versions](/versions/)',
    { at: 0, reason: /link in a heading/, fix: /Move the link/ },
  ],
  ['a fence without language', fence('```'), { at: 0, reason: /without a language/, fix: /bash/ }],
  ['a fence in sh', `a\n\n${fence('```sh')}`, { at: 2, reason: /"sh"/, fix: /Use bash instead/ }],
  [
    'a fence in an unknown language',
    fence('```rust'),
    { at: 0, reason: /"rust" is not supported/, fix: /bash, css, diff, html, js, json, jsx, md/ },
  ],
  [
    'code that is indented instead of fenced',
    'Text.\n\n    code',
    { at: 2, reason: /without a language/, fix: /after the backticks/ },
  ],
  [
    'an HTML element in a line',
    'One\ntwo <span>three</span>',
    { at: 1, reason: /HTML that is not allowed: <span>/, fix: /<kbd>, <br>, <sub> and <sup>/ },
  ],
  [
    'an HTML block',
    'Text.\n\n<details>\n<summary>a</summary>\n</details>',
    { at: 2, reason: /HTML that is not allowed: <details>/, fix: /Use Markdown/ },
  ],
  [
    'an allowed element with an attribute',
    '<kbd onclick="alert(1)">K',
    { at: 0, reason: /HTML that is not allowed: <kbd onclick/, fix: /Use Markdown/ },
  ],
  [
    'a script',
    '<script>alert(1)</script>',
    { at: 0, reason: /HTML that is not allowed: <script>/, fix: /Use Markdown/ },
  ],
  [
    'a link without leading slash',
    'See\n[it](react-button/).',
    { at: 1, reason: /no leading slash/, fix: /whole path/ },
  ],
  [
    'a link without trailing slash',
    '[it](/material-ui/react-button#sizes)',
    { at: 0, reason: /no trailing slash/, fix: /\/material-ui\/react-button\/#sizes/ },
  ],
  ['a link with a double slash', '[it](/a//b/)', { at: 0, reason: /double slash/, fix: /one/ }],
  ['a link to nothing', '[it](#)', { at: 0, reason: /link to "#"/, fix: /anchor/ }],
  [
    'a link with a protocol that runs code',
    '[it](javascript:alert(1))',
    { at: 0, reason: /unsafe protocol/, fix: /https: or mailto:/ },
  ],
  [
    'a link by reference, where the address stands',
    'See [it][ref].\n\n[ref]: /material-ui/react-button',
    { at: 2, reason: /no trailing slash/, fix: /react-button\/$/ },
  ],
  [
    'an image without text alternative',
    '![](/static/a.png)',
    { at: 0, reason: /text alternative/, fix: /!\[/ },
  ],
  [
    'an unknown callout',
    'a\n\n:::note\nText.\n:::',
    { at: 2, reason: /Unknown directive :::note/, fix: /:::info, :::success, :::warning/ },
  ],
  [
    'a callout with an attribute',
    ':::info{title="Hi"}\nText.\n:::',
    { at: 0, reason: /:::info.*"title"/, fix: /CONTRIBUTING\.md/ },
  ],
  [
    'a callout with words on its first line',
    ':::info Read this\nText.\n:::',
    { at: 0, reason: /directive that was not understood/, fix: /line of its own/ },
  ],
  [
    'a callout with a space in front of its name',
    '::: info\nText.\n:::',
    { at: 0, reason: /directive that was not understood/, fix: /line of its own/ },
  ],
  [
    'the end of a callout that never began',
    'Text.\n\n:::',
    { at: 2, reason: /directive that was not understood/, fix: /:::/ },
  ],
  [
    'an unknown directive',
    '::widget{name="Basic"}',
    { at: 0, reason: /Unknown directive ::widget/, fix: /::demo, ::component/ },
  ],
  [
    'a demo with three colons',
    ':::demo{name="Basic"}\n:::',
    { at: 0, reason: /Unknown directive :::demo/, fix: /:::info/ },
  ],
  [
    'a callout with two colons',
    '::info',
    { at: 0, reason: /Unknown directive ::info/, fix: /::demo/ },
  ],
  [
    'a demo whose attributes have no end',
    '::demo{name="Basic"',
    { at: 0, reason: /directive that was not understood/, fix: /\{name="value"\}/ },
  ],
  ['a demo without a name', '::demo', { at: 0, reason: /::demo name/, fix: /CONTRIBUTING\.md/ }],
  [
    'a demo named with its ending',
    '::demo{name="Basic.tsx"}',
    { at: 0, reason: /::demo name: .*without \.tsx/, fix: /CONTRIBUTING\.md/ },
  ],
  [
    'a demo named by a path',
    '::demo{name="../Basic"}',
    { at: 0, reason: /::demo name: .*PascalCase/, fix: /CONTRIBUTING\.md/ },
  ],
  [
    'a demo with an unknown option',
    '::demo{name="Basic" disableAd="true"}',
    { at: 0, reason: /::demo.*"disableAd"/, fix: /CONTRIBUTING\.md/ },
  ],
  [
    'a demo in a document of its own on a background that it cannot have',
    'Text.\n\n::demo{name="Basic" iframe="true" bg="outlined"}',
    { at: 2, reason: /::demo bg: .*iframe/, fix: /CONTRIBUTING\.md/ },
  ],
  [
    'a demo in a document of its own with a width',
    '::demo{name="Basic" iframe="true" maxWidth="500"}',
    { at: 0, reason: /::demo maxWidth: .*iframe/, fix: /CONTRIBUTING\.md/ },
  ],
  [
    'a demo with open code but without toolbar',
    '::demo{name="Basic" defaultCodeOpen="true" hideToolbar="true"}',
    { at: 0, reason: /::demo defaultCodeOpen: .*hideToolbar/, fix: /CONTRIBUTING\.md/ },
  ],
  [
    'a demo without toolbar that hides a button of it',
    '::demo{name="Basic" hideEditButton="true" hideToolbar="true"}',
    { at: 0, reason: /::demo hideEditButton: .*hideToolbar/, fix: /CONTRIBUTING\.md/ },
  ],
  [
    'a demo on an unknown background',
    '::demo{name="Basic" bg="filled"}',
    { at: 0, reason: /::demo bg: .*"gradient"/, fix: /CONTRIBUTING\.md/ },
  ],
  [
    'a width that is no number of pixels',
    '::demo{name="Basic" maxWidth="20rem"}',
    { at: 0, reason: /::demo maxWidth: .*pixels/, fix: /CONTRIBUTING\.md/ },
  ],
  [
    'a height of nothing',
    '::demo{name="Basic" height="0"}',
    { at: 0, reason: /::demo height: .*pixels/, fix: /CONTRIBUTING\.md/ },
  ],
  [
    'a switch that is neither true nor false',
    '::demo{name="Basic" defaultCodeOpen="yes"}',
    { at: 0, reason: /::demo defaultCodeOpen/, fix: /CONTRIBUTING\.md/ },
  ],
  [
    'a switch without value',
    '::demo{name="Basic" hideToolbar}',
    { at: 0, reason: /::demo hideToolbar/, fix: /CONTRIBUTING\.md/ },
  ],
  [
    'a demo in a list',
    '- one\n- ::demo{name="Basic"}',
    { at: 1, reason: /demo inside a listItem/, fix: /line of its own/ },
  ],
  [
    'a demo in a quotation',
    'a\n\n> ::demo{name="Basic"}',
    { at: 2, reason: /demo inside a blockquote/, fix: /line of its own/ },
  ],
  [
    'a demo in a callout',
    ':::info\nText.\n\n::demo{name="Basic"}\n:::',
    { at: 3, reason: /demo inside :::info/, fix: /line of its own/ },
  ],
  [
    'a demo shown twice',
    '::demo{name="Basic"}\n\n::demo{name="Other"}\n\n::demo{name="Basic"}',
    { at: 4, reason: /demo Basic is shown twice/, fix: /once/ },
  ],
  [
    'tabs without a storage key',
    `:::code-tabs\n${fence('```bash npm')}\n:::`,
    { at: 0, reason: /:::code-tabs storageKey/, fix: /CONTRIBUTING\.md/ },
  ],
  [
    'tabs with an unknown storage key',
    `:::code-tabs{storageKey="packageManager"}\n${fence('```bash npm')}\n:::`,
    { at: 0, reason: /:::code-tabs storageKey: .*"package-manager"/, fix: /CONTRIBUTING\.md/ },
  ],
  [
    'tabs with an unknown option',
    `:::code-tabs{storageKey="license" open="true"}\n${fence('```bash npm')}\n:::`,
    { at: 0, reason: /:::code-tabs.*"open"/, fix: /CONTRIBUTING\.md/ },
  ],
  [
    'a tab without label',
    `:::code-tabs{storageKey="license"}\n\n${fence('```bash')}\n\n:::`,
    { at: 2, reason: /tab without a label/, fix: /```bash npm/ },
  ],
  [
    'tabs without a tab',
    ':::code-tabs{storageKey="license"}\n:::',
    { at: 0, reason: /Tabbed code without a tab/, fix: /two fences/ },
  ],
  [
    'a label on a demo',
    '::demo[Basic]{name="Basic"}',
    { at: 0, reason: /A label on ::demo/, fix: /square brackets/ },
  ],
  [
    'a label on a callout',
    ':::info[Mind]\nText.\n:::',
    { at: 0, reason: /A label on :::info/, fix: /square brackets/ },
  ],
  [
    'a section that the front matter makes',
    'Text.\n\n## Unstyled',
    { at: 2, reason: /"Unstyled" written by hand/, fix: /front matter/ },
  ],
  [
    'more tabs than are styled',
    `:::code-tabs{storageKey="license"}\n${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((tab) => fence(`\`\`\`bash ${tab}`)).join('\n')}\n:::`,
    { at: 0, reason: /more than 8 tabs/, fix: /two blocks/ },
  ],
  [
    'two tabs of one label',
    `:::code-tabs{storageKey="license"}\n${fence('```bash npm')}\n${fence('```js npm')}\n:::`,
    { at: 4, reason: /Two tabs are labeled "npm"/, fix: /its own label/ },
  ],
  [
    'words among tabs',
    `:::code-tabs{storageKey="license"}\n${fence('```bash npm')}\n\nText.\n:::`,
    { at: 5, reason: /other than a fence in :::code-tabs/, fix: /Move it out/ },
  ],
  [
    'a tab in an unknown language',
    `:::code-tabs{storageKey="license"}\n${fence('```sh npm')}\n:::`,
    { at: 1, reason: /"sh"/, fix: /Use bash instead/ },
  ],
];

describe('checkMarkdown', () => {
  it.each(MISTAKES)('tells %s: file, line, reason and fix', async (_what, body, mistake) => {
    expect(await mistakesOf(parseBody(body))).toContainEqual({
      file: CONTEXT.file,
      line: BODY_LINE + mistake.at,
      reason: expect.stringMatching(mistake.reason) as string,
      fix: expect.stringMatching(mistake.fix) as string,
    });
  });

  it.each([
    ['sections that go down one level at a time', '## A\n\n### B\n\n#### C\n\n## D\n\n### E'],
    [
      'every callout',
      ':::info\na\n:::\n\n:::success\na\n:::\n\n:::warning\na\n:::\n\n:::error\na\n:::',
    ],
    ['any Markdown in a callout', `:::info\n- a\n- **b**\n\n${fence('```ts')}\n:::`],
    [
      'tabs with labels of their own',
      `:::code-tabs{storageKey="package-manager"}\n\n${fence('```bash npm')}\n\n${fence('```bash pnpm')}\n\n:::`,
    ],
    ['the allowed elements', '<kbd>Ctrl</kbd> H<sub>2</sub>O x<sup>2</sup> a<br>b<br/>c<br />d'],
    ['a comment', '<!-- to do -->\n\na <!-- b --> c'],
    ['a colon in a sentence', 'Set a:hover, 4.5:1, 10:30, `::before`, and ratio 16:9.'],
    ['an image with its text', '![A button](/static/button.png)'],
    ['a demo with every option', '::demo{name="A" bg="inline" maxWidth="500" height="9999"}'],
    ['a demo without toolbar', '::demo{name="A" hideToolbar="true" defaultCodeOpen="false"}'],
    ['a demo in a document of its own', '::demo{name="A" iframe="true" bg="true" height="300"}'],
    [
      'a demo that cannot be edited',
      '::demo{name="A" hideEditButton="true" disableLiveEdit="true"}',
    ],
    ['tables', '| a | b |\n| - | - |\n| c | d |'],
    ['what looks like a mistake in code', fence('```md\n# One\n\n:::note\n[a](b)\n<div>')],
    ['links', '[a](/x/) [b](#c) [d](https://mui.com) <https://mui.com> [e](mailto:a@b.c)'],
  ])('has nothing against %s', async (_what, body) => {
    expect(await mistakesOf(parseBody(body))).toEqual([]);
  });

  it.each(['bash', 'css', 'diff', 'html', 'js', 'json', 'jsx', 'md', 'ts', 'tsx', 'text', 'yaml'])(
    'knows the fence language %s of CONTRIBUTING.md',
    async (language) => {
      expect(await mistakesOf(parseBody(fence(`\`\`\`${language}`)))).toEqual([]);
    },
  );

  it.each(['outlined', 'true', 'inline', 'gradient', 'playground'])(
    'knows the background %s',
    async (bg) => {
      expect(await mistakesOf(parseBody(`::demo{name="A" bg="${bg}"}`))).toEqual([]);
    },
  );

  it('tells every option that contradicts another', async () => {
    const body = '::demo{name="A" iframe="true" bg="inline" maxWidth="500"}';
    const mistakes = await mistakesOf(parseBody(body));
    expect(mistakes.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('::demo bg:'),
      expect.stringContaining('::demo maxWidth:'),
    ]);
  });
});
