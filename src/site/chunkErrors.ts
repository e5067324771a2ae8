/** What webpack and the router of Next.js say when a script, a style sheet or the data of a page does not come. */
const MESSAGES = [
  /^Loading (CSS )?chunk .+ failed/,
  /^Failed to load (script|stylesheet|client build manifest|static props)/,
  /^Failed to lookup route: /,
  /^Route did not complete loading: /,
  // `import()` of a module, in the words of Chromium, Firefox and Safari.
  /^(Failed to fetch|error loading) dynamically imported module/,
  /^Importing a module script failed/,
];

/** Whether an error says that a file of the site did not come: it was replaced by a deploy, or the network is gone. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || MESSAGES.some((pattern) => pattern.test(error.message));
}

/** Where the files of a release are. */
const FILES = '/_next/static/';

/** Whether an element is a script or a style sheet of a release of this site. */
export function isReleaseFile(target: EventTarget | null): boolean {
  if (target instanceof HTMLScriptElement) return target.src.startsWith(origin() + FILES);
  return target instanceof HTMLLinkElement && target.href.startsWith(origin() + FILES);
}

function origin(): string {
  return window.location.origin;
}
