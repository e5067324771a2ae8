import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Head } from 'next/document';

type CssLinks = ReturnType<Head['getCssLinks']>;
type Files = Parameters<Head['getCssLinks']>[0];

/** The file of the letters that every page has, in the styles of the site. */
const TEXT_FONT = /url\(([^()]+\/figtree-text\.[^()]+\.woff2)\)/;

const contents = new Map<string, string>();

/**
 * The head with the style sheets of the page in it. The first paint then waits for the document alone: as a file the style sheet
 * would share the line with every script. Client-side navigation still loads the style sheets of other pages as files. The font of
 * the text is asked for before them: one that comes after the first paint is not used.
 */
export class HeadWithStyles extends Head {
  override getCssLinks(files: Files): CssLinks {
    if (process.env.NODE_ENV !== 'production') return super.getCssLinks(files);
    const sheets = files.allFiles.filter((file) => file.endsWith('.css'));
    const styles = sheets.map((file) => {
      // The attributes by which the client of Next.js finds the style sheets that are there already.
      const isShared = files.sharedFiles.includes(file);
      const mark = isShared ? { 'data-n-g': '' } : { 'data-n-href': `/_next/${file}` };
      return <style key={file} {...mark} dangerouslySetInnerHTML={{ __html: readStyles(file) }} />;
    });
    return [...fontLinks(sheets), ...styles];
  }
}

function fontLinks(sheets: readonly string[]) {
  return sheets
    .flatMap((file) => TEXT_FONT.exec(readStyles(file))?.[1] ?? [])
    .map((href) => (
      // Fonts are always asked for with CORS: without it the file would come twice.
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
    ));
}

/** The content of a style sheet of the build. */
export function readStyles(file: string): string {
  let css = contents.get(file);
  if (css === undefined) {
    css = readFileSync(path.join('.next', file), 'utf8');
    contents.set(file, css);
  }
  return css;
}
