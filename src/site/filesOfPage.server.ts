import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STYLING_SLUGS, type ShownDemo } from '@/demo/demoTypes';
import { firstDemoChunks } from './asyncChunks.server';
import type { ArticlePageProps, DemoPageBlock, PageBlock, PageMeta } from './pageProps';

/** What every page opens on demand. The page that is shown without the network names it, so it is kept from the start. */
const TOOLS = [
  'src/search/SearchDialog.tsx',
  'src/site/ProductNav.tsx',
  'src/theme-tools/SettingsDrawer.tsx',
  'src/theme/coreLocales.ts',
  'src/theme/paintPalette.ts',
  'src/theme/rtlCache.ts',
];

const COMPONENT_THEME = 'src/theme/MaterialDemoTheme.tsx';
const PANEL = 'src/demo/DemoPanel.tsx';
const TAILWIND = ['src/demo/TailwindStyles.tsx', '.generated/tailwind-css.json'];

let manifest: Record<string, string[]> | undefined;

/**
 * Addresses of all that a page asks for after it has loaded: the code and the sources of its demos, the pages of those in frames.
 * None while developing.
 */
export function filesOfPage(pageProps: Partial<ArticlePageProps>, buildId: string): string[] {
  if (process.env.NODE_ENV !== 'production') return [];
  const { page, blocks = [] } = pageProps;
  manifest ??= readManifest();
  const chunks = page?.path === '/offline/' ? chunksOf(TOOLS) : [];
  const others: string[] = [];
  for (const block of blocks) {
    chunks.push(...chunksOfBlock(block, page));
    if (block.kind === 'demo') others.push(...addressesOf(block.demo, buildId));
  }
  return [...new Set([...chunks.map((file) => `/_next/${encodeFile(file)}`), ...others])];
}

function chunksOfBlock(block: PageBlock, page: PageMeta | undefined): string[] {
  if (block.kind === 'component') {
    return chunksOf([COMPONENT_THEME, `src/theme-tools/${block.name}.tsx`]);
  }
  return block.kind === 'demo' ? chunksOfDemo(block, page) : [];
}

/** The code of a demo in every way of styling, its theme, and what stands below it. */
function chunksOfDemo(block: DemoPageBlock, page: PageMeta | undefined): string[] {
  const { module, stylings } = block.demo;
  const styled = stylings
    .filter((styling) => styling !== 'MUI System')
    .map((styling) => `data/${page?.navigation}/${module}.${STYLING_SLUGS[styling]}.tsx`);
  const tailwind = stylings.includes('Tailwind') ? TAILWIND : [];
  return [
    ...firstDemoChunks({ page, blocks: [block] }),
    ...chunksOf([...styled, ...tailwind, PANEL]),
  ];
}

function addressesOf({ path: address, options }: ShownDemo, buildId: string): string[] {
  const sources = `/_next/data/${buildId}${address.replace(/\/$/, '')}.json`;
  return options.iframe ? [sources, address] : [sources];
}

function chunksOf(modules: readonly string[]): string[] {
  return modules.flatMap((module) => manifest?.[path.normalize(module)] ?? []);
}

/** As the loader of chunks asks for them: names of routes have brackets. */
function encodeFile(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/');
}

/** Written by scripts/AsyncChunksPlugin.js. */
function readManifest(): Record<string, string[]> {
  const file = path.join('.next', 'async-chunks.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
}
