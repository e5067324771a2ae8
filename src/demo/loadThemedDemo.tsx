import type { ComponentType, ReactNode } from 'react';
import type { Product } from '@/products/types';

interface DemoThemeModule {
  DemoTheme: ComponentType<{ children: ReactNode }>;
}

/** The surroundings of a product's demos, each in a chunk of its own with the library it needs. */
const DEMO_THEMES: Record<Product['demoTheme'], () => Promise<DemoThemeModule>> = {
  material: () => import('./MaterialDemoTheme'),
  joy: () => import('./JoyDemoTheme'),
  none: () => import('./UnstyledDemoTheme'),
};

/** Loads a demo of a product, by its path inside the product's folder, and stands it under the product's theme. */
export async function loadThemedDemo(
  product: Product,
  path: string,
): Promise<{ default: ComponentType }> {
  const [{ default: Demo }, { DemoTheme }] = await Promise.all([
    product.demos().then(({ loadDemo }) => loadDemo(path)),
    DEMO_THEMES[product.demoTheme](),
  ]);
  function ThemedDemo() {
    return (
      <DemoTheme>
        <Demo />
      </DemoTheme>
    );
  }
  return { default: ThemedDemo };
}
