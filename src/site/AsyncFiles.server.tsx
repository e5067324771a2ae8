import { readStyles } from '@/theme/HeadWithStyles.server';
import { asyncStyleSheets, firstDemoChunks } from './asyncChunks.server';
import type { ArticlePageProps, DemoPageProps } from './pageProps';

/** Brings the code that a page will ask for at once, and the styles of what loads on demand but stands in the HTML. */
export function AsyncFiles({
  pageProps,
}: {
  pageProps: Partial<ArticlePageProps & DemoPageProps>;
}) {
  return (
    <>
      {firstDemoChunks(pageProps).map((file) => (
        // Before what Next.js loads, and run when it has come: by then the rest is on its way.
        <script key={file} async src={`/_next/${file}`} {...{ fetchpriority: 'high' }} />
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
