import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { translator } from '@/i18n/translator.server';
import { ContentError, type ContentProblem } from '@/lib/contentProblem';
import { unknownApiNames } from './apiPaths';
import { collectHeadings } from './collectHeadings.server';
import { collectSections } from './collectSections.server';
import { checkMarkdown } from './checkMarkdown.server';
import { fillTables } from './fillTables';
import { parseFrontMatter } from './frontMatter.server';
import { generatedSections } from './generatedSections.server';
import { parseMarkdown } from './markdownTree.server';
import { renderMarkdown } from './renderMarkdown.server';
import type { Article, ArticleContext, DemoUse, FrontMatter, WrittenLink } from './types';

/**
 * Parses, checks and renders one article.
 * @throws ContentError with every mistake of the article.
 */
export async function parseArticle(source: string, context: ArticleContext): Promise<Article> {
  const { file } = context;
  const tree = parseMarkdown(source);
  fillTables(tree, context.tables ?? {});
  const problems: ContentProblem[] = [];
  const report = (line: number, reason: string, fix: string) =>
    problems.push({ file, line, reason, fix });

  const yaml = tree.children[0]?.type === 'yaml' ? tree.children[0] : null;
  if (!yaml) report(1, 'No front matter.', 'Start the file with ---, title:, description:, ---.');
  const parsed = parseFrontMatter(yaml?.value ?? '', { file, firstLine: 2 });
  if (yaml) problems.push(...parsed.problems);
  const productId = parsed.frontMatter.productId ?? context.productId;
  for (const name of unknownApiNames(productId, parsed.frontMatter)) {
    report(
      lineOfName(source, name),
      `The API reference of ${productId} has no ${name}.`,
      'Write the name as its package exports it, or list it in the apiNames.ts of the product.',
    );
  }
  checkMarkdown(tree, source, (node, reason, fix) =>
    report(node.position?.start.line ?? 1, reason, fix),
  );

  const demos = collectDemos(tree);
  for (const { name, line } of repeated(demos)) {
    report(line, `The demo ${name} is shown twice: its id would be too.`, 'Show it once.');
  }
  if (problems.length > 0) throw new ContentError(problems.sort((a, b) => a.line - b.line));

  const { frontMatter } = parsed;
  const links = [...unstyledLink(frontMatter, source), ...collectLinks(tree)];
  const translate = translator(context.userLanguage);
  tree.children.push(...generatedSections(frontMatter, context));
  const headings = collectHeadings(tree);
  const blocks = await renderMarkdown(tree, { headings, version: context.version, translate });
  return {
    file,
    frontMatter,
    blocks,
    headings: [...headings.values()],
    links,
    demos,
    sections: collectSections(tree, headings),
  };
}

function collectDemos(tree: Root): DemoUse[] {
  const demos: DemoUse[] = [];
  visit(tree, 'leafDirective', (node) => {
    if (node.name !== 'demo') return;
    demos.push({ name: node.attributes?.['name'] ?? '', line: node.position?.start.line ?? 1 });
  });
  return demos;
}

function repeated(demos: readonly DemoUse[]): DemoUse[] {
  return demos.filter(({ name }, index) => demos.findIndex((demo) => demo.name === name) < index);
}

function collectLinks(tree: Root): WrittenLink[] {
  const links: WrittenLink[] = [];
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    links.push({ url: node.url, line: node.position?.start.line ?? 1 });
  });
  return links;
}

function unstyledLink({ unstyled }: FrontMatter, source: string): WrittenLink[] {
  if (!unstyled) return [];
  return [{ url: unstyled, line: lineOf(source, /^unstyled:/) }];
}

/** Line of a component or hook in the front matter. */
function lineOfName(source: string, name: string): number {
  return lineOf(source, new RegExp(`^(components:|hooks:| *-).*\\b${name}\\b`));
}

function lineOf(source: string, pattern: RegExp): number {
  const index = source.split('\n').findIndex((text) => pattern.test(text));
  return Math.max(index, 0) + 1;
}
