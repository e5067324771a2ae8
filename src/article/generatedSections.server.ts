import type { BlockContent, PhrasingContent, RootContent } from 'mdast';
import { componentApiPath, hookApiPath } from './apiPaths';
import type { ArticleContext } from './parseArticle.server';
import type { FrontMatter } from './types';

/** The "Unstyled" and "API" sections that the front matter asks for, as Markdown nodes. */
export function generatedSections(
  frontMatter: FrontMatter,
  context: ArticleContext,
): RootContent[] {
  return [...unstyledSection(frontMatter), ...apiSection(frontMatter, context)];
}

function unstyledSection({ unstyled, title }: FrontMatter): RootContent[] {
  if (!unstyled) return [];
  const page = link(unstyled, [text('Base UI')]);
  return [
    heading('Unstyled'),
    {
      type: 'containerDirective',
      name: 'success',
      children: [
        paragraph([page, text(` has ${title} without styles, to build a design of your own on.`)]),
      ],
    },
  ];
}

function apiSection(frontMatter: FrontMatter, context: ArticleContext): RootContent[] {
  const productId = frontMatter.productId ?? context.productId;
  const entries = [
    ...frontMatter.components.map((name) => ({
      name: `<${name} />`,
      path: componentApiPath(productId, name),
    })),
    ...frontMatter.hooks.map((name) => ({ name: `${name}()`, path: hookApiPath(name) })),
  ];
  if (entries.length === 0) return [];

  const items = entries.map(({ name, path }) => {
    const code: PhrasingContent = { type: 'inlineCode', value: name };
    const isPage = context.apiPages.includes(path.replace(/#.*/, ''));
    return paragraph([isPage ? link(path, [code]) : code]);
  });
  return [
    heading('API'),
    { type: 'list', children: items.map((item) => ({ type: 'listItem', children: [item] })) },
  ];
}

function heading(value: string): RootContent {
  return { type: 'heading', depth: 2, children: [text(value)] };
}

function paragraph(children: PhrasingContent[]): BlockContent & { type: 'paragraph' } {
  return { type: 'paragraph', children };
}

function link(url: string, children: PhrasingContent[]): PhrasingContent {
  return { type: 'link', url, children: children };
}

function text(value: string): PhrasingContent & { type: 'text' } {
  return { type: 'text', value };
}
