/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import createCache from '@emotion/cache';
import { transform } from 'esbuild';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { docsInfra } from '@data/docsInfra';
import { products } from '@data/products';
import { toJavaScript } from '@/demo/toJavaScript.server';
import type { Product } from '@/products/types';
import { DemoTheme as JoyDemoTheme } from '@/theme/JoyDemoTheme';
import { ENGLISH } from '@/theme/loadDemoLocale';
import { DemoTheme as MaterialDemoTheme } from '@/theme/MaterialDemoTheme';
import { ServerEmotionCacheContext } from '@/theme/ServerEmotionCacheContext';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { DemoTheme as UnstyledDemoTheme } from '@/theme/UnstyledDemoTheme';

/** A demo in one styling: `material-ui`, `react-button/BasicButtons`, or `…/BasicButtons.tailwind`. */
interface DemoFile {
  product: Product;
  module: string;
}

/** The demos of the test pages are written by the same rules. */
const WITH_DEMOS = [...products, docsInfra];

const DEMOS: DemoFile[] = WITH_DEMOS.flatMap((product) =>
  readdirSync(path.join('data', product.id), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .sort()
    .map((file) => ({
      product,
      module: file
        .replace(/\.tsx$/, '')
        .split(path.sep)
        .join('/'),
    })),
);

const named = DEMOS.map((demo) => [`${demo.product.id}/${demo.module}`, demo] as const);

const sourceOf = ({ product, module }: DemoFile) =>
  readFileSync(path.join('data', product.id, `${module}.tsx`), 'utf8');

async function load({ product, module }: DemoFile): Promise<ComponentType> {
  const { loadDemo } = await product.demos();
  return (await loadDemo(module)).default;
}

/** A source as a program without white space and comments: what is left is what it does. */
async function compile(source: string, loader: 'tsx' | 'jsx'): Promise<string> {
  const options = { loader, jsx: 'automatic', format: 'cjs', minifyWhitespace: true } as const;
  return (await transform(source, options)).code;
}

function evaluate(program: string): ComponentType {
  const module: { exports: { default?: ComponentType } } = { exports: {} };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- It is on no disk, and must share the packages of this test.
  const run = new Function('module', 'require', program) as (...scope: unknown[]) => void;
  run(module, require);
  if (!module.exports.default) throw new Error('No default export.');
  return module.exports.default;
}

const DEMO_THEMES = {
  material: MaterialDemoTheme,
  joy: JoyDemoTheme,
  none: UnstyledDemoTheme,
};

/** The surroundings of a product's demos, with a style cache of their own as each page has on the server. */
function Surroundings({ product, children }: { product: Product; children: ReactNode }) {
  const DemoTheme = DEMO_THEMES[product.demoTheme];
  return (
    <ServerEmotionCacheContext.Provider value={createCache({ key: 'css', prepend: true })}>
      <ThemeProvider>
        <DemoTheme locale={ENGLISH}>{children}</DemoTheme>
      </ThemeProvider>
    </ServerEmotionCacheContext.Provider>
  );
}

const rendered = new Map<DemoFile, string>();

/** The HTML of a demo as it is written, rendered once. */
async function htmlOf(demo: DemoFile): Promise<string> {
  const html = rendered.get(demo) ?? render(demo.product, await load(demo));
  rendered.set(demo, html);
  return html;
}

const render = (product: Product, ...components: ComponentType[]) =>
  renderToString(
    <Surroundings product={product}>
      {components.map((Demo, index) => (
        <Demo key={index} />
      ))}
    </Surroundings>,
  );

/** The demos of each page as readers of each styling see them: what is not written in it is shown in MUI System. */
function pagesOfDemos(): [page: string, demos: DemoFile[]][] {
  const isSystem = ({ module }: DemoFile) => !path.extname(module);
  const folderOf = ({ product, module }: DemoFile) => `${product.id}/${path.posix.dirname(module)}`;
  const views = new Set(DEMOS.map((demo) => `${folderOf(demo)} ${path.extname(demo.module)}`));
  return [...views].map((view) => {
    const [folder, ending = ''] = view.split(' ');
    const demos = DEMOS.filter((demo) => isSystem(demo) && folderOf(demo) === folder);
    const styled = demos.map(
      (demo) =>
        DEMOS.find(
          ({ product, module }) => product === demo.product && module === demo.module + ending,
        ) ?? demo,
    );
    return [view, styled];
  });
}

describe('the demos', () => {
  it('are there', () => {
    expect(new Set(DEMOS.map(({ product }) => product.id)).size).toBe(WITH_DEMOS.length);
  });

  it.each(named)('%s renders on the server', async (_name, demo) => {
    const html = await htmlOf(demo);
    expect(html.replace(/<style[^>]*>.*?<\/style>/gs, '')).toMatch(/<\w+/);
  });

  // A second rendering by another copy: what depends on the day or on chance differs, too.
  it.each(named)('%s does and renders the same as JavaScript', async (_name, demo) => {
    const source = sourceOf(demo);
    const program = await compile(await toJavaScript(source), 'jsx');
    expect(program).toBe(await compile(source, 'tsx'));
    expect(render(demo.product, evaluate(program))).toBe(await htmlOf(demo));
  });

  it.each(named)(
    '%s depends on neither the day nor chance nor a window, and hides nothing',
    (_name, demo) => {
      const source = sourceOf(demo);
      expect(source).not.toMatch(/Math\.random|Date\.now|new Date\(\)|dayjs\(\)/);
      expect(source).not.toMatch(
        /eslint-disable|@ts-(ignore|expect-error|nocheck)|: any\b|as any\b/,
      );
    },
  );

  // Color modes are CSS variables: outside of a theme of its own, `theme.palette` holds the light values on a dark page, too.
  it('take no text, background or line from `theme.palette` that vanishes in the dark', () => {
    const vanishing = named.filter(([, demo]) => {
      const source = sourceOf(demo);
      return (
        /theme\.palette\.(text|background|divider|action)\b/.test(source) &&
        !source.includes('createTheme(')
      );
    });
    expect(vanishing.map(([name]) => name)).toEqual([]);
  });

  it('have unique ids across their page, in every styling', async () => {
    for (const [page, demos] of pagesOfDemos()) {
      const components = await Promise.all(demos.map(load));
      const html = render((demos[0] as DemoFile).product, ...components);
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect([page, ids.filter((id, index) => ids.indexOf(id) < index)]).toEqual([page, []]);
    }
  });
});
