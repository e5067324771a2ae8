/** Where the modules are that edited code may import: written into the document by scripts/buildSandbox.ts. */
export interface ModuleTable {
  /** Folder of all files, with a slash at its end: `/sandbox/modules/`. */
  base: string;
  files: string[];
  /** By id: the module's file, and those that it needs besides what every module needs. Positions in `files`. */
  modules: Record<string, number[]>;
}

/** The address of a module and of all that comes with it; null when it may not be imported. */
export function moduleUrls({ base, files, modules }: ModuleTable, id: string): string[] | null {
  const positions = Object.hasOwn(modules, id) ? modules[id] : undefined;
  if (!positions) return null;
  return positions.map((position) => new URL(`${base}${files[position]}`, document.baseURI).href);
}

/** Asks for files at once, instead of one after the other as each names the next. */
export function preload(urls: readonly string[]): void {
  for (const href of urls) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href });
    document.head.append(link);
  }
}
