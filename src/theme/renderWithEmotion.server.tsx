import createEmotionServer from '@emotion/server/create-instance';
import type { AppType } from 'next/app';
import type { DocumentContext, DocumentInitialProps } from 'next/document';
import type { ComponentProps } from 'react';
import { createLtrCache } from './emotionCache';

/** Renders a page and moves the styles of its demos into its head, where HTML allows them. */
export async function renderWithEmotion(
  context: DocumentContext,
  render: () => Promise<DocumentInitialProps>,
): Promise<DocumentInitialProps> {
  const cache = createLtrCache();
  const emotion = createEmotionServer(cache);
  const renderPage = context.renderPage.bind(context);
  context.renderPage = () =>
    renderPage({
      enhanceApp: (App) =>
        function AppWithCache(props: ComponentProps<AppType>) {
          return <App {...props} {...{ emotionCache: cache }} />;
        },
    });

  const initialProps = await render();
  const styles = emotion
    .extractCriticalToChunks(initialProps.html)
    .styles.map(({ key, ids, css }) => (
      <style
        key={key}
        data-emotion={`${key} ${ids.join(' ')}`}
        // The text of a style element is not escaped by browsers, so React must not escape it either.
        dangerouslySetInnerHTML={{ __html: css }}
      />
    ));
  return { ...initialProps, styles: [initialProps.styles, ...styles] };
}
