import { useRef, type ComponentType } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import type { DemoOptions } from '@/lib/demoOptions';
import { CodeBlock } from '@/ui/CodeBlock';
import { Island, useGatedComponent } from './Island';
import { useRestWhileFar } from './useRestWhileFar';
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
  const shippedId = sourceHtml === undefined ? name : null;
  const Component = useGatedComponent({ element: section, shippedId, load });
  useRestWhileFar(section);

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
          <CodeBlock id={`${name}-source`} html={sourceHtml} copyLabel={translate('copy')} />
        </details>
      )}
    </section>
  );
}
