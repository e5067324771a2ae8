import { readStyles } from '@/theme/HeadWithStyles.server';
import { asyncStyleSheets, firstDemoChunks } from './asyncChunks.server';
import type { ArticlePageProps } from './pageProps';

/** Announces the code that a page will ask for at once, and brings the styles of what loads on demand but stands in the HTML. */
export function AsyncFiles({ pageProps }: { pageProps: Partial<ArticlePageProps> }) {
  return (
    <>
      {firstDemoChunks(pageProps).map((file) => (
        <link key={file} rel="preload" as="script" href={`/_next/${file}`} />
      ))}
      {asyncStyleSheets(pageProps).map((file) => (
        // By this attribute the loader of chunks finds that the style sheet is there.
        <style
          key={file}
          data-href={`/_next/${file}`}
          dangerouslySetInnerHTML={{ __html: readStyles(file) }}
        />
      ))}
    </>
  );
}
