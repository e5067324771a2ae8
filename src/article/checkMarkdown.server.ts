import type { Code, Heading, Html, Node, Root, Text } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { z } from 'zod';
import { CODE_LANGUAGES } from '@/lib/highlightCode.server';
import {
  CALLOUTS,
  codeTabsAttributes,
  componentAttributes,
  demoAttributes,
  noAttributes,
} from './directives';
import { linkProblem } from './linkRules';

/** Tells a mistake at a node: what is wrong, and what to do. */
type Report = (node: Node, reason: string, fix: string) => void;

const CONTAINERS: Record<string, z.ZodType> = {
  'code-tabs': codeTabsAttributes,
  ...Object.fromEntries(Object.keys(CALLOUTS).map((severity) => [severity, noAttributes])),
};
const LEAVES: Record<string, z.ZodType> = {
  demo: demoAttributes,
  component: componentAttributes,
};
/** Sections that generatedSections writes. */
const GENERATED = ['api', 'unstyled'];
const ALLOWED_HTML = /^<\/?(kbd|sub|sup)>$|^<br\s*\/?>$|^<!--[\s\S]*-->$/;

/** Finds every mistake that one article can have by itself. What needs other files is checked elsewhere. */
export function checkMarkdown(tree: Root, source: string, report: Report): void {
  checkHeadings(tree, report);
  checkContainerEnds(tree, source.split('\n'), report);
  checkDirectives(tree, report);
  visit(tree, 'code', (node) => checkFence(node, report));
  visit(tree, 'html', (node) => checkHtml(node, report));
  visit(tree, ['link', 'definition'], (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const problem = linkProblem(node.url);
    if (problem) report(node, problem.reason, problem.fix);
  });
  visit(tree, 'image', (node) => {
    if (!node.alt) report(node, 'An image has no text alternative.', 'Write ![what it shows](…).');
  });
}

function checkHeadings(tree: Root, report: Report): void {
  let previous = 1;
  visit(tree, 'heading', (node: Heading) => {
    if (node.depth === 1) {
      report(node, 'A level-1 heading.', 'Remove it: the title of the front matter is the h1.');
    } else if (node.depth > previous + 1) {
      report(
        node,
        `A level-${node.depth} heading after level ${previous}.`,
        `Use ${'#'.repeat(previous + 1)}, or add the missing heading above it.`,
      );
    }
    const text = toString(node).trim();
    if (text === '') report(node, 'An empty heading.', 'Give it a text.');
    if (node.depth === 2 && GENERATED.includes(text.toLowerCase())) {
      report(
        node,
        `A section "${text}" written by hand.`,
        'Remove it: it comes from the front matter, from `components`, `hooks` and `unstyled`.',
      );
    }
    visit(node, 'link', (link) =>
      report(link, 'A link in a heading.', 'Move the link into the text: the heading is a link.'),
    );
    previous = node.depth;
  });
}

/** A container that is never closed takes in the rest of the article. */
function checkContainerEnds(tree: Root, lines: readonly string[], report: Report): void {
  visit(tree, 'containerDirective', (node) => {
    const last = lines[(node.position?.end.line ?? 1) - 1] ?? '';
    if (/^\s*:{3,}\s*$/.test(last)) return;
    report(node, `:::${node.name} is never closed.`, 'Write ::: on a line of its own at its end.');
  });
}

function checkDirectives(tree: Root, report: Report): void {
  visit(tree, 'containerDirective', (node) => {
    checkDirective(node, CONTAINERS, report);
    if (node.name === 'code-tabs') checkCodeTabs(node, report);
    visit(node, 'leafDirective', (leaf) => {
      report(leaf, `A ${leaf.name} inside :::${node.name}.`, 'Move it out, to a line of its own.');
    });
  });
  visit(tree, 'leafDirective', (node, _index, parent) => {
    checkDirective(node, LEAVES, report);
    if (parent?.type === 'listItem' || parent?.type === 'blockquote') {
      report(node, `A ${node.name} inside a ${parent.type}.`, 'Move it to a line of its own.');
    }
  });
  visit(tree, 'text', (node) => checkStrayDirective(node, report));
}

/** A directive that stands as text: in the middle of a line, or with attributes that could not be read. */
function checkStrayDirective(node: Text, report: Report): void {
  const match = /^:{2,}\s*[a-z{]|^:{3,}$|(?<=\s)::+[a-z-]+[{[]/m.exec(node.value);
  if (!match || !node.position) return;
  const line = node.position.start.line + node.value.slice(0, match.index).split('\n').length - 1;
  const { column, offset } = node.position.start;
  const at = { ...node, position: { ...node.position, start: { line, column, offset } } };
  report(
    at,
    'A directive that was not understood.',
    'Put it on a line of its own, with attributes as {name="value"}, and close containers with :::.',
  );
}

function checkDirective(
  node: ContainerDirective | LeafDirective,
  known: Record<string, z.ZodType>,
  report: Report,
): void {
  const colons = node.type === 'containerDirective' ? ':::' : '::';
  const schema = known[node.name];
  if (!schema) {
    const names = Object.keys(known).map((name) => colons + name);
    report(node, `Unknown directive ${colons}${node.name}.`, `Use one of: ${names.join(', ')}.`);
    return;
  }
  if (hasLabel(node))
    report(node, `A label on ${colons}${node.name}.`, 'Remove the square brackets.');

  const result = schema.safeParse(node.attributes ?? {});
  for (const issue of result.error?.issues ?? []) {
    const where = issue.path.length > 0 ? ` ${issue.path.join('.')}` : '';
    report(
      node,
      `${colons}${node.name}${where}: ${issue.message}.`,
      'See the options in CONTRIBUTING.md.',
    );
  }
}

/** `::demo[label]`: the label is what a leaf contains, and a marked first paragraph of a container. */
function hasLabel(node: ContainerDirective | LeafDirective): boolean {
  if (node.type === 'leafDirective') return node.children.length > 0;
  const [first] = node.children;
  return first?.type === 'paragraph' && first.data?.directiveLabel === true;
}

/** As many as prose.css has rules for. */
const MOST_TABS = 8;

function checkCodeTabs(node: ContainerDirective, report: Report): void {
  const labels = new Set<string>();
  if (node.children.length === 0) {
    report(node, 'Tabbed code without a tab.', 'Put at least two fences into it.');
  }
  if (node.children.length > MOST_TABS) {
    report(node, `Tabbed code with more than ${MOST_TABS} tabs.`, 'Make two blocks of it.');
  }
  for (const child of node.children) {
    if (child.type !== 'code') {
      report(child, 'Something other than a fence in :::code-tabs.', 'Move it out of the block.');
    } else if (!child.meta) {
      report(child, 'A tab without a label.', 'Write it after the language: ```bash npm');
    } else if (labels.has(child.meta)) {
      report(child, `Two tabs are labeled "${child.meta}".`, 'Give each its own label.');
    } else {
      labels.add(child.meta);
    }
  }
}

function checkFence(node: Code, report: Report): void {
  const known = Object.keys(CODE_LANGUAGES).join(', ');
  if (!node.lang) {
    report(node, 'A fence without a language.', `Write one after the backticks: ${known}.`);
  } else if (node.lang === 'sh') {
    report(node, 'The fence language "sh".', 'Use bash instead.');
  } else if (!(node.lang in CODE_LANGUAGES)) {
    report(node, `The fence language "${node.lang}" is not supported.`, `Use one of: ${known}.`);
  }
}

function checkHtml(node: Html, report: Report): void {
  if (ALLOWED_HTML.test(node.value.trim())) return;
  report(
    node,
    `HTML that is not allowed: ${node.value.split('\n')[0]}`,
    'Use Markdown. Only <kbd>, <br>, <sub> and <sup> are allowed.',
  );
}
