import type { Element, ElementContent, Root as HastRoot, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Code, Heading, Root, Table } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { defaultHandlers, toHast, type Handlers, type State } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import type { ServerTranslate } from '@/i18n/translator.server';
import { escapeAttribute, escapeHtml, highlightCode } from '@/lib/highlightCode.server';
import { codeBlockHtml } from '@/ui/codeBlockHtml.server';
import {
  CALLOUTS,
  CODE_TABS,
  codeTabsAttributes,
  componentAttributes,
  demoAttributes,
  type CalloutSeverity,
} from './directives';
import { isExternalLink, permalink } from './linkRules';
import type { ArticleBlock, ArticleHeading } from './types';

/** The element that stands for a demo or a component until the tree is cut into blocks. */
const BLOCK_TAG = 'live-block';

interface RenderOptions {
  headings: Map<Heading, ArticleHeading>;
  /** Version of the documented package, for permalinks: `5.15.1`. */
  version: string;
  translate: ServerTranslate;
}

/** Renders a checked Markdown tree into blocks: one HTML string for everything between two live blocks. */
export async function renderMarkdown(
  tree: Root,
  { headings, version, translate }: RenderOptions,
): Promise<ArticleBlock[]> {
  const codeHtml = await highlightFences(tree, translate('copy'));
  const tableHeadings = headingsOfTables(tree, headings);
  const handlers: Handlers = {
    code: (_state, node: Code) => ({ type: 'raw', value: codeHtml.get(node) ?? '' }),
    heading: (state, node: Heading) => renderHeading(state, node, headings.get(node)),
    containerDirective: (state, node: ContainerDirective) =>
      node.name === 'code-tabs'
        ? renderCodeTabs(node, codeHtml, translate)
        : renderCallout(state, node, translate),
    leafDirective: (_state, node: LeafDirective) =>
      element(BLOCK_TAG, { kind: node.name, attributes: JSON.stringify(node.attributes) }),
    table: (state, node: Table) => {
      const heading = tableHeadings.get(node);
      const name = heading ? { ariaLabelledBy: [heading.id] } : { ariaLabel: translate('table') };
      return element('div', { className: ['table'], tabIndex: 0, role: 'group', ...name }, [
        defaultHandlers.table(state, node),
      ]);
    },
  };
  const hast = toHast(tree, {
    handlers,
    allowDangerousHtml: true,
    footnoteLabel: translate('footnotes'),
    footnoteLabelProperties: { className: ['visually-hidden'] },
    // The sign of a second reference to one footnote shows its number, so its name has to say it.
    footnoteBackLabel: (index, reference) =>
      translate('footnoteBack', {
        number: reference > 1 ? `${index + 1}-${reference}` : index + 1,
      }),
  }) as HastRoot;
  visit(hast, 'element', (node) => {
    finishLink(node, version);
    finishCell(node);
    finishTask(node, translate);
  });

  return cutIntoBlocks(hast.children);
}

/** A table can be scrolled, so it is a focus stop, and is named as the section that it stands in. */
function headingsOfTables(
  tree: Root,
  headings: RenderOptions['headings'],
): Map<Table, ArticleHeading> {
  const found = new Map<Table, ArticleHeading>();
  let last: ArticleHeading | undefined;
  visit(tree, (node) => {
    if (node.type === 'heading') last = headings.get(node) ?? last;
    if (node.type === 'table' && last) found.set(node, last);
  });
  return found;
}

async function highlightFences(tree: Root, copyLabel: string): Promise<Map<Code, string>> {
  const fences: Code[] = [];
  visit(tree, 'code', (node) => void fences.push(node));
  const rendered = await Promise.all(
    fences.map(async (node): Promise<[Code, string]> => {
      const language = node.lang ?? 'text';
      const html = await highlightCode(node.value, language);
      return [node, codeBlockHtml({ html, language, copyLabel })];
    }),
  );
  return new Map(rendered);
}

/** The heading is its own permalink: one focus stop, named as the section. */
function renderHeading(state: State, node: Heading, heading: ArticleHeading | undefined): Element {
  const children = state.all(node);
  if (!heading) return element(`h${node.depth}`, {}, children);
  const anchor = element('a', { href: `#${heading.id}`, className: ['anchor'] }, children);
  return element(`h${node.depth}`, { id: heading.id }, [anchor]);
}

function renderCallout(
  state: State,
  node: ContainerDirective,
  translate: ServerTranslate,
): Element {
  const severity = node.name as CalloutSeverity;
  return element(
    'div',
    {
      className: ['callout', `callout-${severity}`],
      role: 'note',
      ariaLabel: translate(CALLOUTS[severity]),
    },
    state.all(node),
  );
}

/** Tabs are radio buttons and CSS, so that they need no script; a script only keeps the choice. */
function renderCodeTabs(
  node: ContainerDirective,
  codeHtml: Map<Code, string>,
  translate: ServerTranslate,
): { type: 'raw'; value: string } {
  const { storageKey } = codeTabsAttributes.parse(node.attributes);
  const group = `${storageKey}-${node.position?.start.line}`;
  const fences = node.children.filter((child) => child.type === 'code');
  const label = escapeHtml(translate(CODE_TABS[storageKey]));
  const tabs = fences.map((fence, index) => {
    const value = escapeAttribute(fence.meta ?? '');
    const checked = index === 0 ? ' checked' : '';
    return `<label><input type="radio" name="${group}" value="${value}"${checked}><span>${value}</span></label>`;
  });
  const panels = fences.map((fence) => codeHtml.get(fence));
  return {
    type: 'raw',
    value:
      `<div class="code-tabs" data-storage-key="${storageKey}">` +
      `<fieldset><legend class="visually-hidden">${label}</legend>${tabs.join('')}</fieldset>` +
      `<div class="code-tabs-panels">${panels.join('')}</div></div>`,
  };
}

function finishLink(node: Element, version: string): void {
  if (node.tagName !== 'a' || typeof node.properties['href'] !== 'string') return;
  const href = permalink(node.properties['href'], version);
  node.properties['href'] = href;
  if (isExternalLink(href))
    Object.assign(node.properties, { rel: 'noopener', className: ['external'] });
}

/** Tables are aligned along the direction of reading, by styles: the attribute of old is no HTML any more. */
function finishCell(node: Element): void {
  if (node.tagName !== 'td' && node.tagName !== 'th') return;
  const { align, ...properties } = node.properties;
  const dataAlign = align === 'right' ? 'end' : align;
  node.properties =
    dataAlign === 'center' || dataAlign === 'end' ? { ...properties, dataAlign } : properties;
}

/** The box of a task has no label that a screen reader would read: its text follows. */
function finishTask(node: Element, translate: ServerTranslate): void {
  const { type, checked } = node.properties;
  if (node.tagName !== 'input' || type !== 'checkbox') return;
  node.properties['ariaLabel'] = translate(checked ? 'taskDone' : 'taskOpen');
}

function cutIntoBlocks(children: readonly RootContent[]): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  let pending: RootContent[] = [];
  const flush = () => {
    const html = toHtml({ type: 'root', children: pending }, { allowDangerousHtml: true }).trim();
    if (html) blocks.push({ kind: 'html', html });
    pending = [];
  };
  for (const child of children) {
    if (child.type === 'element' && child.tagName === BLOCK_TAG) {
      flush();
      blocks.push(liveBlock(child));
    } else {
      pending.push(child);
    }
  }
  flush();
  return blocks;
}

function liveBlock({ properties }: Element): ArticleBlock {
  const attributes: unknown = JSON.parse(String(properties['attributes']));
  if (properties['kind'] === 'component')
    return { kind: 'component', ...componentAttributes.parse(attributes) };
  const { name, ...options } = demoAttributes.parse(attributes);
  return { kind: 'demo', name, options };
}

function element(
  tagName: string,
  properties: Element['properties'] = {},
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}
