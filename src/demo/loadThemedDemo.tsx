import type { ComponentType } from 'react';
import type { CodeStyling } from '@/preferences/codePreferences';
import type { Product } from '@/products/types';
import type { DemoThemeProps } from '@/theme/demoThemeOptions';
import { loadDemoLocale } from '@/theme/loadDemoLocale';

interface DemoThemeModule {
  DemoTheme: ComponentType<DemoThemeProps>;
}

/** The surroundings of a product's demos, each in a chunk of its own with the library it needs. */
const DEMO_THEMES: Record<Product['demoTheme'], () => Promise<DemoThemeModule>> = {
  material: () => import('@/theme/MaterialDemoTheme'),
  joy: () => import('@/theme/JoyDemoTheme'),
  none: () => import('@/theme/UnstyledDemoTheme'),
};

interface ComponentModule {
  default: ComponentType;
}

interface DemoToLoad {
  /** Path inside the product's folder, without `.tsx`: `react-slider/Volume.tailwind`. */
  module: string;
  styling: CodeStyling;
  language: string;
}

/** Loads a demo of a product and stands it under the product's theme, with the styles of Tailwind when it is written in them. */
export async function loadThemedDemo(
  product: Product,
  { module, styling, language }: DemoToLoad,
): Promise<ComponentModule> {
  const load = async () => (await product.demos()).loadDemo(module);
  const themed = loadThemed(load, product.demoTheme, language);
  if (styling !== 'Tailwind') return themed;

  const [{ default: Component }, { TailwindStyles }] = await Promise.all([
    themed,
    import('./TailwindStyles'),
  ]);
  function TailwindDemo() {
    return (
      <>
        <TailwindStyles />
        <Component />
      </>
    );
  }
  return { default: TailwindDemo };
}

/** Loads a component together with the theme it is to stand under. */
export async function loadThemed(
  load: () => Promise<ComponentModule>,
  demoTheme: Product['demoTheme'],
  language: string,
): Promise<ComponentModule> {
  const [{ default: Component }, { DemoTheme }, locale] = await Promise.all([
    load(),
    DEMO_THEMES[demoTheme](),
    loadDemoLocale(language),
  ]);
  function ThemedComponent() {
    return (
      <DemoTheme locale={locale}>
        <Component />
      </DemoTheme>
    );
  }
  return { default: ThemedComponent };
}
