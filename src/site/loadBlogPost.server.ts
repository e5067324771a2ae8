import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { checkMarkdown } from '@/article/checkMarkdown.server';
import { collectHeadings } from '@/article/collectHeadings.server';
import { collectSections } from '@/article/collectSections.server';
import { parseMarkdown } from '@/article/markdownTree.server';
import { renderMarkdown } from '@/article/renderMarkdown.server';
import type { ArticleHeading, ArticleSection, HtmlBlock, WrittenLink } from '@/article/types';
import { parsePostFrontMatter } from '@/blog/postFrontMatter.server';
import type { PostFrontMatter } from '@/blog/types';
import { translator } from '@/i18n/translator.server';
import { ContentError, type ContentProblem } from '@/lib/contentProblem';
import { productById } from './articles.server';

/** A post after parsing. */
export interface BlogPost {
  /** Source, from the root of the repository: `data/blog/prose-shipped-once.md`. */
  file: string;
  /** Address with both slashes. */
  path: string;
  frontMatter: PostFrontMatter;
  blocks: HtmlBlock[];
  headings: ArticleHeading[];
  links: WrittenLink[];
  /** The prose without markup, for search. */
  sections: ArticleSection[];
  /** The prose without markup and without code. */
  text: string;
  /** The post without its front matter, for what is made of it beside the page. */
  tree: Root;
}

/**
 * Reads a post: the same Markdown as an article, with a front matter of its own and without demos.
 * @throws ContentError with every mistake of the post.
 */
export async function loadBlogPost(file: string, userLanguage: string): Promise<BlogPost> {
  const source = await readFile(file, 'utf8');
  const tree = parseMarkdown(source);
  const { frontMatter, problems } = readFrontMatter(tree, file);
  checkMarkdown(tree, source, (node, reason, fix) =>
    problems.push({ file, line: node.position?.start.line ?? 1, reason, fix }),
  );
  problems.push(...liveParts(tree, file));
  if (!frontMatter || problems.length > 0)
    throw new ContentError(problems.sort((a, b) => a.line - b.line));

  tree.children = tree.children.filter(({ type }) => type !== 'yaml');
  const headings = collectHeadings(tree);
  const { version } = productById('material-ui');
  const translate = translator(userLanguage);
  const blocks = await renderMarkdown(tree, { headings, version, translate });
  return {
    file,
    path: `/blog/${path.basename(file, '.md')}/`,
    frontMatter,
    blocks: blocks.filter((block) => block.kind === 'html'),
    headings: [...headings.values()],
    links: linksOf(tree),
    sections: collectSections(tree, headings),
    text: textOf(tree),
    tree,
  };
}

function readFrontMatter(tree: Root, file: string) {
  const [first] = tree.children;
  if (first?.type === 'yaml') return parsePostFrontMatter(first.value, { file, firstLine: 2 });
  const reason = 'No front matter.';
  const fix = 'Start the file with ---, title:, description:, date:, tags:, ---.';
  return { frontMatter: null, problems: [{ file, line: 1, reason, fix }] };
}

function liveParts(tree: Root, file: string): ContentProblem[] {
  const problems: ContentProblem[] = [];
  visit(tree, 'leafDirective', ({ name, position }) => {
    const reason = `A ${name} in a post.`;
    const fix = 'Link to the article that shows it, or write the code into a fence.';
    problems.push({ file, line: position?.start.line ?? 1, reason, fix });
  });
  return problems;
}

function linksOf(tree: Root): WrittenLink[] {
  const links: WrittenLink[] = [];
  visit(tree, ['link', 'definition'], (node) => {
    if (node.type === 'link' || node.type === 'definition')
      links.push({ url: node.url, line: node.position?.start.line ?? 1 });
  });
  return links;
}

function textOf(tree: Root): string {
  const prose = tree.children.filter(({ type }) => type !== 'code');
  return prose.map((node) => toString(node)).join('\n');
}
