import { useEffect, useRef } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { useThemeValue } from '@/theme/ThemeProvider';
import type { ShownDemo } from './demoTypes';
import { THEME_WANTED, type FrameTheme } from './frameTheme';
import styles from './Demo.module.css';

/** A demo in a document of its own, with its own style caches: it follows the reader's mode, direction and density. */
export function DemoFrame({ demo }: { demo: ShownDemo }) {
  const translate = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const dense = useThemeValue('dense');
  const direction = useThemeValue('direction');
  const spacing = useThemeValue('spacing');

  useEffect(() => {
    const target = frame.current?.contentWindow;
    const theme: FrameTheme = { dense, direction, spacing };
    const send = () => target?.postMessage(theme, window.location.origin);
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source === target && data === THEME_WANTED) send();
    };
    send();
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [dense, direction, spacing]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={demo.path}
      title={translate('demoOf', { name: demo.name })}
      loading="lazy"
      height={demo.options.height ?? undefined}
    />
  );
}
