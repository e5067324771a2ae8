/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import createCache from '@emotion/cache';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { products } from '@data/products';
import type { Product } from '@/products/types';
import { DemoTheme as JoyDemoTheme } from '@/theme/JoyDemoTheme';
import { ENGLISH } from '@/theme/loadDemoLocale';
import { DemoTheme as MaterialDemoTheme } from '@/theme/MaterialDemoTheme';
import { ServerEmotionCacheContext } from '@/theme/ServerEmotionCacheContext';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { DemoTheme as UnstyledDemoTheme } from '@/theme/UnstyledDemoTheme';

/** A demo: `material-ui`, `react-button/BasicButtons`. */
interface DemoFile {
  product: Product;
  module: string;
}

const DEMOS: DemoFile[] = products.flatMap((product) =>
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

describe('the demos', () => {
  it('are there', () => {
    expect(new Set(DEMOS.map(({ product }) => product.id)).size).toBe(products.length);
  });

  it.each(named)(
    '%s is one component of the name of its file, without props',
    async (_name, demo) => {
      const Demo = await load(demo);
      expect(typeof Demo).toBe('function');
      expect(Demo.name).toBe(path.basename(demo.module));
      expect(Demo.length).toBe(0);
    },
  );

  it.each(named)('%s renders on the server, and twice the same', async (_name, demo) => {
    const Demo = await load(demo);
    const render = () =>
      renderToString(
        <Surroundings product={demo.product}>
          <Demo />
        </Surroundings>,
      );
    const html = render();
    expect(html.replace(/<style[^>]*>.*?<\/style>/gs, '')).toMatch(/<\w+/);
    expect(render()).toBe(html);
  });

  it.each(named)(
    '%s imports what a reader can install, each component by its path',
    (_name, demo) => {
      const imported = [...sourceOf(demo).matchAll(/(?:from|import) '([^']+)'/g)].map(
        ([, name = '']) => name,
      );
      const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
        dependencies: Record<string, string>;
      };
      const packageOf = (name: string) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/');
      expect(imported).not.toEqual([]);
      expect(imported.filter((name) => !(packageOf(name) in dependencies))).toEqual([]);
      expect(
        imported.filter((name) => /^@mui\/(material|joy|base|lab|icons-material)$/.test(name)),
      ).toEqual([]);
    },
  );

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

  it('have unique ids across their page', async () => {
    const articles = new Map<string, DemoFile[]>();
    for (const demo of DEMOS) {
      const article = `${demo.product.id}/${path.posix.dirname(demo.module)}`;
      articles.set(article, [...(articles.get(article) ?? []), demo]);
    }
    for (const [article, demos] of articles) {
      const components = await Promise.all(demos.map(load));
      const html = renderToString(
        <Surroundings product={(demos[0] as DemoFile).product}>
          {components.map((Demo, index) => (
            <Demo key={index} />
          ))}
        </Surroundings>,
      );
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect([article, ids.filter((id, index) => ids.indexOf(id) < index)]).toEqual([article, []]);
    }
  });
});
