import { readFile } from 'node:fs/promises';
import type { BlockContent, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { CALLOUTS, CODE_TABS, type CalloutSeverity } from '@/article/directives';
import { permalink } from '@/article/linkRules';
import { parseMarkdown } from '@/article/markdownTree.server';
import { demoFile } from '@/demo/demoSource.server';
import type { ServerTranslate } from '@/i18n/translator.server';
import { code, paragraph, strong } from './nodes';

interface ArticleSource {
  /** Path of the source from the root of the repository. */
  file: string;
  /** Version of the documented package, for permalinks: `5.15.1`. */
  version: string;
  translate: ServerTranslate;
}

/**
 * The text of an article as plain Markdown: demos are their source in TypeScript, callouts are quotes, tabbed code is one block
 * after the other. `sections` are those that the site adds.
 */
export async function articleMarkdown(
  { file, version, translate }: ArticleSource,
  sections: readonly RootContent[] = [],
): Promise<RootContent[]> {
  const tree = parseMarkdown(await readFile(file, 'utf8'));
  const children = [...tree.children, ...sections].filter(({ type }) => type !== 'yaml');
  const demos = new Map<string, string>();
  for (const name of demoNames(children)) {
    demos.set(name, (await readFile(demoFile(file, name), 'utf8')).trimEnd());
  }
  const root = { type: 'root' as const, children: rewrite(children, { demos, translate }) };
  visit(root, ['link', 'definition'], (node) => {
    if ('url' in node) node.url = permalink(node.url, version);
  });
  return root.children;
}

interface Parts {
  demos: ReadonlyMap<string, string>;
  translate: ServerTranslate;
}

/** Replaces what only this site's Markdown has, however deep it stands. */
function rewrite<Node extends RootContent>(children: readonly Node[], parts: Parts): Node[] {
  return children.flatMap((node): RootContent[] => {
    if (node.type === 'leafDirective') {
      const name = node.attributes?.['name'] ?? '';
      const source = parts.demos.get(name);
      if (source !== undefined) return [code(source, 'tsx', `${name}.tsx`)];
      return [paragraph(parts.translate('markdownTool', { name }))];
    }
    if (node.type === 'containerDirective') return rewriteContainer(node, parts);
    if (!('children' in node)) return [node];
    const inner = withKeys(rewrite(node.children as RootContent[], parts));
    return [{ ...node, children: inner } as RootContent];
  }) as Node[];
}

/** Keys of the keyboard, which are HTML in articles, as code. */
function withKeys(nodes: readonly RootContent[]): RootContent[] {
  const isTag = (node: RootContent | undefined, tag: string) =>
    node?.type === 'html' && node.value === tag;
  return nodes.flatMap((node, index): RootContent[] => {
    if (isTag(node, '<kbd>') || isTag(node, '</kbd>')) return [];
    const isKey = isTag(nodes[index - 1], '<kbd>') && isTag(nodes[index + 1], '</kbd>');
    return [isKey ? { type: 'inlineCode', value: toString(node) } : node];
  });
}

function rewriteContainer(node: ContainerDirective, parts: Parts): RootContent[] {
  const children = rewrite(node.children, parts) as BlockContent[];
  if (node.name === 'code-tabs') {
    const key = node.attributes?.['storageKey'] as keyof typeof CODE_TABS;
    return [paragraph(strong(parts.translate(CODE_TABS[key]))), ...children];
  }
  const label = parts.translate(CALLOUTS[node.name as CalloutSeverity]);
  return [{ type: 'blockquote', children: [paragraph(strong(label)), ...children] }];
}

function demoNames(children: readonly RootContent[]): string[] {
  const names: string[] = [];
  visit({ type: 'root', children: [...children] }, 'leafDirective', (node) => {
    if (node.name === 'demo') names.push(node.attributes?.['name'] ?? '');
  });
  return names;
}
