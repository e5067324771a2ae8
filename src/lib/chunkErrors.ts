/** What webpack and the router of Next.js say when a script or a style sheet does not come. */
const MESSAGE = /^(Loading (CSS )?chunk .+ failed|Failed to load (script|stylesheet))/;

/** Whether an error says that a file of the site did not come: it was replaced by a deploy, or the network is gone. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || MESSAGE.test(error.message));
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
