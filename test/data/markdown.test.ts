/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { translator } from '@/i18n/translator.server';
import { htmlMarkdown } from '@/publish/markdown/htmlMarkdown.server';
import { stringifyMarkdown } from '@/publish/markdown/stringifyMarkdown.server';
import { markdownPage } from '@/publish/markdownPages.server';
import { listSitePages, listTestSitePages, type SitePage } from '@/publish/sitePages.server';
import { splitArticleAddress } from '@/site/articles.server';
import { loadApiPage } from '@/site/loadApiPage.server';
import { loadBlogPostPage } from '@/site/loadBlogPages.server';
import { loadArticlePage } from '@/site/loadArticlePage.server';
import type { ArticlePageProps, DemoPageBlock } from '@/site/pageProps';
import { outlineOfHtml, outlineOfMarkdown, type Outline } from '../fixtures/markdownOutline';

/** API pages that stand for the hundreds of their kind, which come from one function. */
const API_SAMPLE = [
  '/base-ui/react-menu/components-api/',
  '/base-ui/react-menu/hooks-api/',
  '/joy-ui/api/button/',
  '/material-ui/api/autocomplete/',
  '/system/api/box/',
  '/x/api/data-grid/',
  '/x/api/data-grid/data-grid/',
  '/x/api/data-grid/grid-col-def/',
  '/x/api/date-pickers/date-range-picker/',
];

let pages: SitePage[];

beforeAll(async () => {
  pages = [...(await listSitePages()), ...(await listTestSitePages())];
}, 60_000);

function htmlOf({ blocks }: ArticlePageProps): string {
  return blocks
    .map((block) => (block.kind === 'html' || block.kind === 'api' ? (block.html ?? '') : ''))
    .join('');
}

/** What the page of an article shows: its title, the links under it, and its blocks. */
function outlineOfArticle(props: ArticlePageProps): Outline {
  const { headings, links } = outlineOfHtml(htmlOf(props));
  return {
    headings: [`1 ${props.heading}`, ...headings],
    links: [...props.links.map(({ href }) => decodeURI(href)), ...links],
  };
}

/** What is left when blocks of code and code in lines are taken out has nothing that only this site reads. */
function expectPlain(address: string, markdown: string): void {
  const prose = markdown.replace(/^[ >]*(`{3,})[^]*?^[ >]*\1$/gm, '').replace(/(`+).*?\1/g, '');
  const leftovers = /^ *:::?|(?<!\\)<(?!br ?\/?>|\/?su[bp]>|https?:)[a-z/][^>]*>/im.exec(prose);
  expect([address, leftovers?.[0]]).toEqual([address, undefined]);
}

describe('the Markdown of every article', () => {
  const articles: { path: string; props: ArticlePageProps; markdown: string }[] = [];

  beforeAll(async () => {
    for (const page of pages.filter(({ kind }) => kind === 'article')) {
      const props = await loadArticlePage(splitArticleAddress(page.path));
      articles.push({ path: page.path, props, markdown: await markdownPage(page, 'out') });
    }
  }, 240_000);

  it('has the headings and the links of its page', () => {
    expect(articles.length).toBeGreaterThan(40);
    for (const { path: address, props, markdown } of articles) {
      expect([address, outlineOfMarkdown(markdown)]).toEqual([address, outlineOfArticle(props)]);
    }
  });

  it('has the source of every demo, under its name', async () => {
    for (const { props, markdown } of articles) {
      for (const block of props.blocks.filter(({ kind }) => kind === 'demo')) {
        const { name, path: address } = (block as DemoPageBlock).demo;
        const file = `${address.replace(/^\/demos/, 'data').replace(/\/$/, '')}.tsx`;
        const source = (await readFile(file, 'utf8')).trimEnd();
        expect(markdown).toContain(`\`\`\`tsx ${name}.tsx\n${source}\n\`\`\``);
      }
    }
  });

  it('has none of the directives that only this site knows, and no HTML but what tables break lines with', () => {
    for (const { path: address, markdown } of articles) expectPlain(address, markdown);
  });
});

describe('the Markdown of every post', () => {
  it('has the title, the headings and the links of its page, and is plain', async () => {
    const posts = pages.filter(({ kind }) => kind === 'post');
    expect(posts.length).toBeGreaterThanOrEqual(5);
    for (const page of posts) {
      const props = await loadBlogPostPage(page.path.split('/')[2] ?? '');
      const markdown = await markdownPage(page, 'out');
      const { headings, links } = outlineOfHtml(props.blocks.map(({ html }) => html).join(''));
      const shown = { headings: [`1 ${props.post.title}`, ...headings], links };
      expect([page.path, outlineOfMarkdown(markdown)]).toEqual([page.path, shown]);
      expectPlain(page.path, markdown);
    }
  }, 60_000);
});

describe('the Markdown of the API reference', () => {
  it.each(API_SAMPLE)(
    'has the headings and the links of %s',
    async (address) => {
      const { product, slug } = splitArticleAddress(address);
      const props = address.includes('/api/')
        ? await loadApiPage({ product, name: slug.slice(1) })
        : await loadArticlePage({ product, slug });
      const html = htmlOf(props);
      const markdown = stringifyMarkdown(htmlMarkdown(html, translator('en')));
      const outline = outlineOfMarkdown(markdown);
      expectPlain(address, markdown);
      // What HTML has of itself is said by name.
      expect(markdown).not.toContain('`onAuxClickCapture`');
      expect(outline.headings.length).toBeGreaterThan(1);
      expect(outline).toEqual(outlineOfHtml(html));
    },
    60_000,
  );
});
