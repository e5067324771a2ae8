import { useRef, type ComponentType } from 'react';
import { Island, useGatedComponent } from '@/demo/Island';
import { loadThemed } from '@/demo/loadThemedDemo';
import { useUserLanguage } from '@/i18n/useTranslate';
import type { ArticleComponent } from '@/lib/articleComponents';

/** The parts of the site that an article may show. Each is a chunk of its own and stands under the Material theme. */
const COMPONENTS: Record<ArticleComponent, () => Promise<ComponentType>> = {
  ColorTool: async () => (await import('@/theme-tools/ColorTool')).ColorTool,
  DefaultThemeViewer: async () =>
    (await import('@/theme-tools/DefaultThemeViewer')).DefaultThemeViewer,
  DensityTool: async () => (await import('@/theme-tools/DensityTool')).DensityTool,
};

/** A part of the site inside an article: in the HTML from the start, hydrated when it comes near the window. */
export function ArticleComponentIsland({ name }: { name: ArticleComponent }) {
  const language = useUserLanguage();
  const element = useRef<HTMLDivElement>(null);
  const load = () =>
    loadThemed(async () => ({ default: await COMPONENTS[name]() }), 'material', language);
  const Component = useGatedComponent({ element, shippedId: name, load });
  return (
    <div ref={element} id={name} data-component="">
      <Island Component={Component} element={element} />
    </div>
  );
}
