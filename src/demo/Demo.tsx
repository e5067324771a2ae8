import { memo, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import type { DemoOptions } from '@/lib/demoOptions';
import { StaticHtml } from '@/ui/StaticHtml';
import { gatedComponent } from './gatedComponent';
import { isNear, whenVisible } from './whenVisible';
import styles from './Demo.module.css';

interface DemoProps {
  /** File name without ending; the demo's anchor. */
  name: string;
  options: DemoOptions;
  /** Coloured source. Absent on the first load, when it stands in the document. */
  sourceHtml: string | undefined;
  load: () => Promise<{ default: ComponentType }>;
}

/**
 * A live example and its source. The example is in the HTML from the start; its code is asked for, and only this part of the
 * page hydrated, when it comes near the window.
 */
export function Demo({ name, options, sourceHtml, load }: DemoProps) {
  const translate = useTranslate();
  const section = useRef<HTMLElement>(null);
  const [{ Component, open }] = useState(() => {
    const gated = gatedComponent(load);
    // On the first load the demo stands in the document before React does: what is in view is asked for at once.
    const shipped = sourceHtml === undefined ? shippedElement(name) : null;
    if (shipped && isNear(shipped)) gated.open();
    return gated;
  });

  useEffect(() => (section.current ? whenVisible(section.current, open) : undefined), [open]);

  return (
    <section
      ref={section}
      id={name}
      className={styles.demo}
      aria-label={translate('demoOf', { name })}
    >
      <div
        className={styles.stage}
        data-bg={options.bg}
        style={{ minHeight: options.height ?? undefined }}
      >
        <div className={styles.example} style={{ maxWidth: options.maxWidth ?? undefined }}>
          <Island Component={Component} />
        </div>
      </div>
      {options.hideToolbar ? null : (
        <details className={styles.source} open={options.defaultCodeOpen}>
          <summary>
            <span className={styles.show}>{translate('showCode')}</span>
            <span className={styles.hide}>{translate('hideCode')}</span>
          </summary>
          <div className="code">
            <pre tabIndex={0}>
              <StaticHtml as="code" id={`${name}-source`} html={sourceHtml} />
            </pre>
            <button type="button" className="code-copy" data-copy>
              {translate('copy')}
            </button>
          </div>
        </details>
      )}
    </section>
  );
}

/**
 * Memoized, so that no new render of the page reaches a demo that is not hydrated yet: React would drop its server HTML, or hold
 * the page's update back until the demo is scrolled to.
 */
const Island = memo(function Island({ Component }: { Component: ComponentType }) {
  return (
    <Suspense fallback={<div className={styles.placeholder} />}>
      <Component />
    </Suspense>
  );
});

function shippedElement(id: string): Element | null {
  return typeof document === 'undefined' ? null : document.getElementById(id);
}
