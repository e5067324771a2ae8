import { readFileSync } from 'node:fs';
import path from 'node:path';
import { productById } from './articles.server';
import type { Product } from '@/products/types';
import type { ArticlePageProps, DemoPageBlock, DemoPageProps } from './pageProps';

type DemoTheme = Product['demoTheme'];

/** An article has blocks, the page of one demo has a demo. */
type AnyPageProps = ArticlePageProps & DemoPageProps;

/** Demos up to here may be in view when a page opens: the document brings their code. */
const FIRST_DEMOS = 1;

const THEME_FILES: Record<DemoTheme, string> = {
  material: 'MaterialDemoTheme',
  joy: 'JoyDemoTheme',
  none: 'UnstyledDemoTheme',
};

/** Loaded on demand and in the HTML from the start: its styles belong there too. */
const API_BLOCK = path.join('src', 'site', 'ApiBlock.tsx');

let manifest: Record<string, string[]> | undefined;

/** The script files that the first demos of a page will ask for; none while developing, when there is no manifest. */
export function firstDemoChunks(pageProps: Partial<ArticlePageProps>): string[] {
  if (process.env.NODE_ENV !== 'production') return [];
  const { page, blocks = [] } = pageProps;
  const demos = blocks.filter((block): block is DemoPageBlock => block.kind === 'demo');
  if (!page?.navigation || demos.length === 0) return [];

  manifest ??= readManifest();
  const product = productById(page.navigation);
  const modules = [
    path.join('data', product.id, 'demos.ts'),
    themeFile(product.demoTheme),
    ...demos
      .slice(0, FIRST_DEMOS)
      .map(({ demo }) => path.join('data', product.id, `${demo.module}.tsx`)),
  ];
  const files = modules.flatMap((module) => manifest?.[module] ?? []);
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/**
 * The style sheets of what a page has in its HTML and loads on demand: the variables of the themes that its demos and tools stand
 * under, and the API reference on a tab of an article.
 */
export function asyncStyleSheets(pageProps: Partial<AnyPageProps>): string[] {
  if (process.env.NODE_ENV !== 'production') return [];
  manifest ??= readManifest();
  const modules = [
    ...themesOf(pageProps).map(themeFile),
    ...(pageProps.docsTab ? [API_BLOCK] : []),
  ];
  const files = modules.flatMap((module) => manifest?.[module] ?? []);
  return [...new Set(files)].filter((file) => file.endsWith('.css'));
}

/** Tools stand under the Material theme. */
function themesOf({ page, blocks = [], demo, productId }: Partial<AnyPageProps>): DemoTheme[] {
  const themes: DemoTheme[] = blocks.some(({ kind }) => kind === 'component') ? ['material'] : [];
  const id = demo ? productId : page?.navigation;
  if (id && (demo || blocks.some(({ kind }) => kind === 'demo')))
    themes.push(productById(id).demoTheme);
  return themes;
}

function themeFile(theme: DemoTheme): string {
  return path.join('src', 'theme', `${THEME_FILES[theme]}.tsx`);
}

/** Written by scripts/AsyncChunksPlugin.js. */
function readManifest(): Record<string, string[]> {
  return JSON.parse(readFileSync(path.join('.next', 'async-chunks.json'), 'utf8')) as Record<
    string,
    string[]
  >;
}
