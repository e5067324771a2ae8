import type { ComponentType } from 'react';
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

/** Loads a demo of a product, by its path inside the product's folder, and stands it under the product's theme. */
export function loadThemedDemo(
  product: Product,
  path: string,
  language: string,
): Promise<ComponentModule> {
  const load = async () => (await product.demos()).loadDemo(path);
  return loadThemed(load, product.demoTheme, language);
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
