import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useUserLanguage } from '@/i18n/useTranslate';
import { useThemeValue } from '@/theme/ThemeProvider';
import type { ThemeState } from '@/theme/themeReducer';
import { openSandbox, type Sandbox } from './sandbox/openSandbox';
import {
  type FrameMessage,
  type RenderMessage,
  type SandboxError,
} from './sandbox/sandboxMessages';
import styles from './SandboxFrame.module.css';

/** How long the reader's hand must rest before the code runs, in milliseconds. */
const CALM = 300;

/** Where the document is. The development server sends no headers, so scripts/dev.ts has a server beside it that does. */
const ORIGIN =
  process.env.NODE_ENV === 'development' ? (process.env['NEXT_PUBLIC_CONTENT_EVENTS'] ?? '') : '';

interface SandboxFrameProps extends Pick<
  RenderMessage,
  'code' | 'language' | 'demoTheme' | 'styling'
> {
  title: string;
  /** Height until the code has run for the first time, in CSS pixels. */
  height: number;
  /** Whether it keeps that height, as a window does, and does not follow the content. */
  isFixed: boolean;
  /** Told of what is wrong with the code, and null when it runs. */
  onError: (error: SandboxError | null) => void;
  onRendered: () => void;
  /** The document did not answer for seconds and is gone. */
  onStopped: () => void;
  /** The document could not be loaded. It is tried again with the next code, and when the network is back. */
  onUnreachable: () => void;
}

/** Runs a demo's edited code in a document of its own, under the reader's theme. The code can reach nothing of the page. */
export function SandboxFrame(props: SandboxFrameProps) {
  const container = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  const theme = useTheme();
  const latest = useLatest({ ...props, theme, setHeight });
  const sandbox = useSandbox(container, latest);
  useRender(sandbox, props, latest);

  useEffect(() => sandbox.current?.post({ type: 'theme', theme }), [sandbox, theme]);

  useEffect(() => {
    sandbox.current?.setTitle(props.title);
  }, [sandbox, props.title]);

  return (
    <div
      ref={container}
      className={styles.box}
      style={{ height: (props.isFixed ? null : height) ?? props.height }}
    />
  );
}

interface Latest extends SandboxFrameProps {
  theme: ThemeState;
  setHeight: (height: number) => void;
}

/** The open document, from the first effect on. Called before the effects that post to it. */
function useSandbox(container: RefObject<HTMLElement>, latest: RefObject<Latest>) {
  const sandbox = useRef<Sandbox | null>(null);
  useEffect(() => {
    if (!container.current) return undefined;
    const opened = openSandbox({
      container: container.current,
      title: latest.current?.title ?? '',
      address: `${ORIGIN}/sandbox/`,
      onMessage: createReceiver(latest),
      onStopped: () => latest.current?.onStopped(),
      onUnreachable: () => latest.current?.onUnreachable(),
    });
    sandbox.current = opened;
    return () => {
      sandbox.current = null;
      opened.close();
    };
  }, [container, latest]);
  return sandbox;
}

/** Has the code run: at once when the document is new, then when it has rested. */
function useRender(
  sandbox: RefObject<Sandbox>,
  { code, language, demoTheme, styling }: SandboxFrameProps,
  latest: RefObject<Latest>,
): void {
  const userLanguage = useUserLanguage();
  const rendered = useRef<Sandbox | null>(null);

  useEffect(() => {
    const render = () => {
      rendered.current = sandbox.current;
      const theme = latest.current?.theme;
      if (!theme) return;
      const demo = { code, language, demoTheme, styling, userLanguage };
      sandbox.current?.post({ type: 'render', theme, ...demo });
    };
    const isNew = rendered.current !== sandbox.current;
    const timer = setTimeout(render, isNew ? 0 : CALM);
    return () => clearTimeout(timer);
  }, [sandbox, code, language, demoTheme, styling, userLanguage, latest]);
}

/** What to do with messages of the document: its heights count from the first time that it has rendered. */
function createReceiver(latest: RefObject<Latest>): (message: FrameMessage) => void {
  let height: number | null = null;
  let hasRendered = false;
  return (message) => {
    const { current } = latest;
    if (!current) return;
    if (message.type === 'height') height = message.height;
    if (message.type === 'rendered') {
      hasRendered = true;
      current.onError(null);
      current.onRendered();
    }
    if (message.type === 'error') {
      const { type, ...error } = message;
      current.onError(error);
    }
    if (hasRendered && height !== null) current.setHeight(height);
  };
}

/** The reader's theme as plain data. */
function useTheme(): ThemeState {
  const paletteMode = useThemeValue('paletteMode');
  const direction = useThemeValue('direction');
  const paletteColors = useThemeValue('paletteColors');
  const dense = useThemeValue('dense');
  const spacing = useThemeValue('spacing');
  return useMemo(
    () => ({ paletteMode, direction, paletteColors, dense, spacing }),
    [paletteMode, direction, paletteColors, dense, spacing],
  );
}

/** The newest value, for what is called later. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
