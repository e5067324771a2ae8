import '../../fixtures/serverGlobals';
import { apiHeadings, renderApiPage } from '@/api-reference/renderApiPage.server';
import { translator } from '@/i18n/translator.server';
import { componentApi } from '../../fixtures/apiEntries';
import { parseBody } from '../../fixtures/article';
import { PSEUDO, untranslated, type Exception } from '../../fixtures/pseudoLanguage';

jest.mock('@/i18n/texts', () =>
  jest.requireActual<{ mockTexts: () => object }>('../../fixtures/pseudoLanguage').mockTexts(),
);
jest.mock('@/i18n/texts.server', () =>
  jest
    .requireActual<{ mockServerTexts: () => object }>('../../fixtures/pseudoLanguage')
    .mockServerTexts(),
);

/** What HTML made at build time says that is no text of the language. */
function untranslatedIn(html: string, exceptions: readonly Exception[] = []): string[] {
  document.body.innerHTML = html;
  return untranslated(document.body, exceptions);
}

/** An article with everything that the site adds words to. Its own words stand between the marks. */
const BODY = `⟦Words.⟧

:::info
⟦Words.⟧
:::

:::success
⟦Words.⟧
:::

:::warning
⟦Words.⟧
:::

:::error
⟦Words.⟧
:::

| ⟦Head⟧ |
| ------ |
| ⟦Cell⟧ |

\`\`\`ts
const a = 1;
\`\`\`

:::code-tabs{storageKey="package-manager"}
\`\`\`bash ⟦npm⟧
npm install
\`\`\`
\`\`\`bash ⟦pnpm⟧
pnpm add
\`\`\`
:::

## ⟦Heading⟧

- [x] ⟦Task⟧

⟦A note⟧[^1]

[^1]: ⟦Footnote.⟧
`;

const ENTRY = componentApi('Button', 'button');

const COMPONENT: Exception = { what: 'Button', why: 'the name of a component' };

describe('in another language, what is written when the site is built', () => {
  it('has all texts of an article from it', async () => {
    const { blocks } = await parseBody(BODY, [], { userLanguage: PSEUDO });
    const html = blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
    expect(untranslatedIn(html)).toEqual([]);
    expect(html).toContain('⟦Good to know⟧');
  });

  it('has all texts of the generated sections from it', async () => {
    const frontMatter = ['components: [Button]', 'hooks: [useButton]', 'unstyled: /base-ui/b/'];
    const article = await parseBody('', frontMatter, { userLanguage: PSEUDO });
    const html = article.blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
    expect(untranslatedIn(html)).toEqual([]);
    expect(article.headings.map(({ text }) => text)).toEqual(['⟦Unstyled⟧', '⟦API⟧']);
  });

  it('has all texts of an API tab from it', async () => {
    const html = await renderApiPage([ENTRY], translator(PSEUDO));
    expect(untranslatedIn(html, [COMPONENT])).toEqual([]);
    const headings = apiHeadings(ENTRY, translator(PSEUDO)).map(({ text }) => text);
    expect(headings.filter((text) => !/^⟦.*⟧$/.test(text))).toEqual([]);
  });
});
