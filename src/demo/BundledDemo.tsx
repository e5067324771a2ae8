import { useUserLanguage } from '@/i18n/useTranslate';
import { moduleOfStyling } from './chooseSource';
import { Island, useGatedComponent } from './Island';
import { loadThemedDemo } from './loadThemedDemo';
import type { ChosenSource, SharedDemoProps } from './sharedProps';

type BundledDemoProps = Pick<SharedDemoProps, 'section' | 'demo' | 'product' | 'isShipped'> &
  Pick<ChosenSource, 'styling'>;

/** The demo as it was built: in the HTML, and live when it comes near the window. */
export function BundledDemo({ section, demo, product, styling, isShipped }: BundledDemoProps) {
  const language = useUserLanguage();
  const Component = useGatedComponent({
    element: section,
    shippedId: isShipped ? demo.name : null,
    load: () =>
      loadThemedDemo(product, {
        module: moduleOfStyling(demo.module, styling),
        styling,
        language,
      }),
  });
  return <Island Component={Component} element={section} />;
}
