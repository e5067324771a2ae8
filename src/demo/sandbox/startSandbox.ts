import { connectToPage } from './connectToPage';
import { createDemoHost } from './createDemoHost';
import { reportHeight } from './frameHeight';
import { createLoopGuard, GUARD_NAME } from './loopGuard';
import type { ModuleTable } from './moduleTable';
import { applyTheme } from './sandboxTheme';
import { stayHere } from './stayHere';

/** What the browser says when it reports sizes with the next frame: no fault of anybody. */
const HARMLESS = /^ResizeObserver loop/;

/** The document's own start. Bundled by scripts/buildSandbox.ts; the document holds the table and the element for the demo. */
function startSandbox(element: HTMLElement, table: ModuleTable): void {
  Object.defineProperty(window, GUARD_NAME, { value: createLoopGuard() });
  stayHere();
  connectToPage((post) => {
    const heights = reportHeight(element, (height) => post({ type: 'height', height }));
    const host = createDemoHost({
      element,
      table,
      post: (message) => {
        // The page follows the height from here on: it has to know it.
        if (message.type === 'rendered') heights.update();
        post(message);
      },
    });
    window.addEventListener('unhandledrejection', ({ reason }) => host.fail(reason));
    window.addEventListener('error', ({ error, message }: ErrorEvent) => {
      if (!HARMLESS.test(message)) host.fail(error ?? message);
    });
    return (message) => {
      if (message.type === 'ping') post({ type: 'pong' });
      else if (message.type === 'theme') applyTheme(message.theme);
      else void host.render(message);
    };
  });
}

const element = document.getElementById('demo');
const table = document.getElementById('modules')?.textContent;
if (element && table) startSandbox(element, JSON.parse(table) as ModuleTable);
