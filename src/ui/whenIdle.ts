/** After this the browser counts as idle whatever it does, in milliseconds. */
const PATIENCE = 3000;

/** Resolves when the page has loaded and the browser has nothing more urgent to do; at once on the server. */
export async function whenIdle(): Promise<void> {
  if (typeof window === 'undefined') return;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  if (!window.requestIdleCallback) return;
  await new Promise<void>((resolve) => {
    window.requestIdleCallback(() => resolve(), { timeout: PATIENCE });
  });
}
