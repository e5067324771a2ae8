import { useReducer, useRef } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import type { Product } from '@/products/types';
import { demoReducer, UNTOUCHED } from './demoReducer';
import { DemoStage } from './DemoStage';
import type { ShownDemo } from './demoTypes';
import { PanelIsland } from './PanelIsland';
import { useRestWhileFar } from './useRestWhileFar';
import styles from './Demo.module.css';

interface DemoProps {
  demo: ShownDemo;
  product: Product;
  /** Colored preview. Absent on the first load, when it stands in the document. */
  previewHtml: string | undefined;
}

/**
 * A live example and its code. The example is in the HTML from the start; its code is asked for, and only this part of the page
 * hydrated, when it comes near the window.
 */
export function Demo({ demo, product, previewHtml }: DemoProps) {
  const { name, options } = demo;
  const translate = useTranslate();
  const section = useRef<HTMLElement>(null);
  const [state, dispatch] = useReducer(demoReducer, UNTOUCHED);
  const isShipped = previewHtml === undefined;
  const shared = { section, demo, product, state, dispatch, isShipped };
  useRestWhileFar(section);

  return (
    <section
      ref={section}
      id={name}
      className={styles.demo}
      aria-label={translate('demoOf', { name })}
    >
      <DemoStage {...shared} />
      {options.hideToolbar ? null : <PanelIsland {...shared} previewHtml={previewHtml} />}
    </section>
  );
}
