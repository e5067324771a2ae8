import type { BlockContent, PhrasingContent, RootContent } from 'mdast';
import { translator, type ServerTranslate } from '@/i18n/translator.server';
import { componentApiPath, hookApiPath } from './apiPaths';
import type { ArticleContext, FrontMatter } from './types';

/** The "Unstyled" and "API" sections that the front matter asks for, as Markdown nodes. */
export function generatedSections(
  frontMatter: FrontMatter,
  context: ArticleContext,
): RootContent[] {
  const translate = translator(context.userLanguage);
  return [
    ...unstyledSection(frontMatter, translate),
    ...apiSection(frontMatter, context, translate),
  ];
}

function unstyledSection(
  { unstyled, title }: FrontMatter,
  translate: ServerTranslate,
): RootContent[] {
  if (!unstyled) return [];
  const page = link(unstyled, [text('Base UI')]);
  // The text says where the link stands in it.
  const [before = '', after = ''] = translate('unstyledText', { title }).split('{{link}}');
  const children = [text(before), page, text(after)];
  return [
    heading(translate('unstyled')),
    { type: 'containerDirective', name: 'success', children: [paragraph(children)] },
  ];
}

function apiSection(
  frontMatter: FrontMatter,
  context: ArticleContext,
  translate: ServerTranslate,
): RootContent[] {
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
    const isPage = path !== null && context.apiPages.includes(path.replace(/#.*/, ''));
    return paragraph([isPage ? link(path, [code]) : code]);
  });
  return [
    heading(translate('api')),
    {
      type: 'list',
      spread: false,
      children: items.map((item) => ({ type: 'listItem', children: [item] })),
    },
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
