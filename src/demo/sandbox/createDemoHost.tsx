import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { CodeStyling } from '@/preferences/codePreferences';
import { STYLING_SLUGS } from '../demoTypes';
import { compileDemo } from './compileDemo';
import { describeError } from './describeError';
import { DemoBoundary } from './DemoBoundary';
import { moduleUrls, preload, type ModuleTable } from './moduleTable';
import { runDemo } from './runDemo';
import type { FrameMessage, RenderMessage } from './sandboxMessages';
import { applyTheme, loadSurroundings } from './sandboxTheme';

const TAILWIND_ID = 'tailwind';

interface DemoHostOptions {
  element: HTMLElement;
  table: ModuleTable;
  post: (message: FrameMessage) => void;
}

interface PreparedDemo {
  Component: ComponentType;
  /** The styles of its classes; null when it is not written in Tailwind. */
  tailwindCss: string | null;
}

interface DemoHost {
  /** Runs code in place of what runs; that stays when the code cannot run. Never rejects: faults are posted. */
  render: (message: RenderMessage) => Promise<void>;
  /** Posts what was thrown, with its line in the code that runs. */
  fail: (thrown: unknown) => void;
}

/** Runs demos in an element, one at a time, and posts how it went. Only the newest code counts. */
export function createDemoHost({ element, table, post }: DemoHostOptions): DemoHost {
  let newest: RenderMessage | undefined;
  let root: Root | undefined;
  let runningUrl = '';

  const urlsOf = (id: string) => moduleUrls(table, id);
  const resolve = (id: string) => urlsOf(id)?.[0] ?? null;
  const fail = (thrown: unknown) => post({ type: 'error', ...describeError(thrown, runningUrl) });

  const prepare = async (message: RenderMessage): Promise<PreparedDemo> => {
    preload(urlsOf(`theme:${message.demoTheme}`) ?? []);
    const compiled = await compileDemo(message.code, message.language, resolve);
    preload(compiled.imports.flatMap(({ id }) => urlsOf(id) ?? []));
    const styles = message.styling === 'Tailwind' ? loadTailwind(message.code) : null;
    const surroundings = loadSurroundings(message.demoTheme, message.userLanguage);
    const [Surroundings, Demo] = await Promise.all([
      surroundings,
      runDemo(compiled, resolve, (url) => (runningUrl = url)),
    ]);
    const onRendered = () => post({ type: 'rendered' });
    const Component = () => (
      <DemoBoundary onError={fail} onRendered={onRendered}>
        <Surroundings>
          <Demo />
        </Surroundings>
      </DemoBoundary>
    );
    return { Component, tailwindCss: await styles };
  };

  return {
    fail,
    render: async (message) => {
      newest = message;
      applyTheme(message.theme);
      try {
        const { Component, tailwindCss } = await prepare(message);
        if (newest !== message) return;
        document.documentElement.lang = message.userLanguage;
        applyStyling(element, message.styling, tailwindCss);
        root?.unmount();
        root = createRoot(element);
        const next = root;
        // At once, so that no empty frame is painted and no height of nothing reported.
        flushSync(() => next.render(<Component />));
      } catch (error) {
        if (newest === message) fail(error);
      }
    },
  };
}

async function loadTailwind(code: string): Promise<string> {
  const { tailwindOf } = await import('./tailwindInFrame');
  return tailwindOf(code);
}

/** Marks the element with its way of styling, and brings or takes the style sheet that this needs. */
function applyStyling(element: HTMLElement, styling: CodeStyling, css: string | null): void {
  element.dataset['demoStyling'] = STYLING_SLUGS[styling];
  document.getElementById(TAILWIND_ID)?.remove();
  if (css === null) return;
  const style = document.createElement('style');
  style.id = TAILWIND_ID;
  style.textContent = css;
  document.head.append(style);
}
